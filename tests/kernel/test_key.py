from __future__ import annotations

from hashlib import sha256

from sobremesa.kernel.key import MatchKey


def test_known_answers() -> None:
    key = MatchKey.from_words("sobremesa", 2)
    assert key.secret.hex() == "6e4f5452f94f353ad7c68b0ea994931020cf20cbf30a1d6d259e0a52836a7594"
    assert [nonce.hex() for nonce in key.nonces] == [
        "242f2d1dc5d6e0fa822a6fb1f4a04e06",
        "e882e3a54b8327998891680987d938bb",
    ]
    assert key.commitment == "53af8392784208f2fae697ae2378ad350c65be15d58fd03b15ab306ab682d1dd"
    stream = key.stream("rules")
    assert stream.key.hex() == "fa4cafabf56ac4a74406ee8566c041c38f480e250e561509bf50d0a5e143c4be"
    assert [stream.below(52) for _ in range(5)] == [23, 10, 50, 33, 22]


def test_the_commitment_is_the_plain_hash_of_the_secret() -> None:
    key = MatchKey.fresh(3)
    assert key.commitment == sha256(key.secret).hexdigest()


def test_every_seat_has_a_hand_in_the_shuffle() -> None:
    key = MatchKey.from_words("sobremesa", 3)
    streams = {key.stream("rules").key}
    for seat in range(3):
        nonces = list(key.nonces)
        nonces[seat] = bytes(16)
        streams.add(MatchKey(key.secret, tuple(nonces)).stream("rules").key)
    streams.add(MatchKey(bytes(32), key.nonces).stream("rules").key)
    assert len(streams) == 5


def test_purposes_and_words_do_not_mix() -> None:
    key = MatchKey.from_words("sobremesa", 2)
    streams = [key.stream("rules"), key.stream("bots"), key.stream("bots", 0), key.stream("bots", 1)]
    streams.append(MatchKey.from_words("sobremesas", 2).stream("rules"))
    assert len({stream.key for stream in streams}) == 5


def test_fresh_keys_are_fresh() -> None:
    assert MatchKey.fresh(2) != MatchKey.fresh(2)
    assert len(MatchKey.fresh(4).nonces) == 4
