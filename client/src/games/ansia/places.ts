/** Where the spaces lie on the drawing, 1000 by 620 units, and how the ways between them run. */

export const SPOTS: Record<string, readonly [x: number, y: number]> = {
  castle: [506, 312],
  gate: [431, 338],
  vaults: [368, 329],
  ossuary: [316, 294],
  "snowy-pass": [308, 232],
  refuge: [358, 194],
  "frozen-well": [418, 174],
  "mountain-crypt": [480, 177],
  "high-halt": [546, 166],
  "wolf-pass": [616, 179],
  "raven-bend": [675, 199],
  "old-mine": [730, 232],
  farms: [786, 266],
  market: [840, 302],
  harbour: [890, 349],
  lighthouse: [890, 413],
  "central-station": [841, 459],
  barracks: [787, 511],
  "village-well": [712, 514],
  "plains-crypt": [640, 518],
  bridge: [566, 514],
  "forest-edge": [488, 508],
  hermitage: [404, 498],
  clearing: [316, 480],
  jetty: [226, 450],
  "hollow-trunk": [140, 402],
  "forest-station": [92, 336],
  "mossy-well": [80, 264],
  "flea-market": [116, 198],
  "beech-wood": [186, 148],
  "forest-crypt": [272, 110],
  altar: [375, 71],
  hedges: [484, 55],
  "bramble-gate": [609, 58],
  labyrinth: [876, 124],
  tunnel: [580, 230],
  "stray-wagon": [639, 252],
  viaduct: [669, 307],
  "south-platform": [685, 367],
  church: [740, 396],
  warehouse: [801, 410],
  tavern: [758, 456],
  manor: [692, 446],
  "water-tank": [616, 440],
  cutting: [540, 434],
  "guard-post": [464, 424],
  "charcoal-shed": [388, 410],
  cistern: [304, 390],
  trench: [204, 360],
  sawmill: [166, 292],
  "hunting-lodge": [220, 236],
  points: [280, 176],
  "dead-siding": [370, 133],
  "mole-hill": [493, 116],
  "rail-end": [629, 118],
  "first-boat": [952, 424],
  "well-island": [936, 500],
  "second-boat": [812, 569],
  "treasure-island": [664, 586],
  "third-boat": [446, 584],
  "spring-island": [190, 546],
};

export type Route = "road" | "rail" | "boat";

/** From, to, by what, and the curve between them. */
export const WAYS: readonly (readonly [from: string, to: string, route: Route, curve: string])[] = [
  ["castle", "gate", "road", "M506 312C494 316 454 335 431 338"],
  ["gate", "vaults", "road", "M431 338C408 341 387 336 368 329"],
  ["vaults", "ossuary", "road", "M368 329C349 322 326 310 316 294"],
  ["ossuary", "snowy-pass", "road", "M316 294C306 278 301 249 308 232"],
  ["snowy-pass", "refuge", "road", "M308 232C315 215 340 204 358 194"],
  ["refuge", "frozen-well", "road", "M358 194C376 184 398 177 418 174"],
  ["frozen-well", "mountain-crypt", "road", "M418 174C438 171 459 178 480 177"],
  ["mountain-crypt", "high-halt", "road", "M480 177C501 176 523 166 546 166"],
  ["high-halt", "wolf-pass", "road", "M546 166C569 166 594 174 616 179"],
  ["wolf-pass", "raven-bend", "road", "M616 179C638 184 656 190 675 199"],
  ["raven-bend", "old-mine", "road", "M675 199C694 208 712 221 730 232"],
  ["old-mine", "farms", "road", "M730 232C748 243 768 254 786 266"],
  ["farms", "market", "road", "M786 266C804 278 823 288 840 302"],
  ["market", "harbour", "road", "M840 302C857 316 882 330 890 349"],
  ["harbour", "lighthouse", "road", "M890 349C898 368 898 395 890 413"],
  ["lighthouse", "central-station", "road", "M890 413C882 431 858 443 841 459"],
  ["central-station", "barracks", "road", "M841 459C824 475 808 502 787 511"],
  ["barracks", "village-well", "road", "M787 511C766 520 736 513 712 514"],
  ["village-well", "plains-crypt", "road", "M712 514C688 515 664 518 640 518"],
  ["plains-crypt", "bridge", "road", "M640 518C616 518 591 516 566 514"],
  ["bridge", "forest-edge", "road", "M566 514C541 512 515 511 488 508"],
  ["forest-edge", "hermitage", "road", "M488 508C461 505 433 503 404 498"],
  ["hermitage", "clearing", "road", "M404 498C375 493 346 488 316 480"],
  ["clearing", "jetty", "road", "M316 480C286 472 255 463 226 450"],
  ["jetty", "hollow-trunk", "road", "M226 450C197 437 162 421 140 402"],
  ["hollow-trunk", "forest-station", "road", "M140 402C118 383 102 359 92 336"],
  ["forest-station", "mossy-well", "road", "M92 336C82 313 76 287 80 264"],
  ["mossy-well", "flea-market", "road", "M80 264C84 241 98 217 116 198"],
  ["flea-market", "beech-wood", "road", "M116 198C134 179 160 163 186 148"],
  ["beech-wood", "forest-crypt", "road", "M186 148C212 133 240 123 272 110"],
  ["forest-crypt", "altar", "road", "M272 110C304 97 340 80 375 71"],
  ["altar", "hedges", "road", "M375 71C410 62 445 57 484 55"],
  ["hedges", "bramble-gate", "road", "M484 55C523 53 544 46 609 58"],
  ["bramble-gate", "labyrinth", "road", "M609 58C674 70 832 113 876 124"],
  ["high-halt", "tunnel", "rail", "M546 166C552 177 564 216 580 230"],
  ["tunnel", "stray-wagon", "rail", "M580 230C596 244 624 239 639 252"],
  ["stray-wagon", "viaduct", "rail", "M639 252C654 265 661 288 669 307"],
  ["viaduct", "south-platform", "rail", "M669 307C677 326 673 352 685 367"],
  ["south-platform", "church", "rail", "M685 367C697 382 721 389 740 396"],
  ["church", "warehouse", "rail", "M740 396C759 403 784 400 801 410"],
  ["warehouse", "central-station", "rail", "M801 410C818 420 834 451 841 459"],
  ["central-station", "tavern", "rail", "M841 459C827 458 783 458 758 456"],
  ["tavern", "manor", "rail", "M758 456C733 454 716 449 692 446"],
  ["manor", "water-tank", "rail", "M692 446C668 443 641 442 616 440"],
  ["water-tank", "cutting", "rail", "M616 440C591 438 565 437 540 434"],
  ["cutting", "guard-post", "rail", "M540 434C515 431 489 428 464 424"],
  ["guard-post", "charcoal-shed", "rail", "M464 424C439 420 415 416 388 410"],
  ["charcoal-shed", "cistern", "rail", "M388 410C361 404 335 398 304 390"],
  ["cistern", "trench", "rail", "M304 390C273 382 239 369 204 360"],
  ["trench", "forest-station", "rail", "M204 360C169 351 111 340 92 336"],
  ["forest-station", "sawmill", "rail", "M92 336C104 329 145 309 166 292"],
  ["sawmill", "hunting-lodge", "rail", "M166 292C187 275 201 255 220 236"],
  ["hunting-lodge", "points", "rail", "M220 236C239 217 255 193 280 176"],
  ["points", "dead-siding", "rail", "M280 176C305 159 334 143 370 133"],
  ["dead-siding", "mole-hill", "rail", "M370 133C406 123 450 118 493 116"],
  ["mole-hill", "rail-end", "rail", "M493 116C536 114 565 117 629 118"],
  ["rail-end", "labyrinth", "rail", "M629 118C693 119 835 123 876 124"],
  ["harbour", "first-boat", "boat", "M890 349C906 368 940 386 952 424"],
  ["first-boat", "well-island", "boat", "M952 424C964 462 971 464 936 500"],
  ["well-island", "second-boat", "boat", "M936 500C901 536 880 548 812 569"],
  ["second-boat", "treasure-island", "boat", "M812 569C744 590 756 582 664 586"],
  ["treasure-island", "third-boat", "boat", "M664 586C572 590 564 594 446 584"],
  ["third-boat", "spring-island", "boat", "M446 584C328 574 245 580 190 546"],
  ["spring-island", "jetty", "boat", "M190 546C135 512 217 474 226 450"],
];

const HOME = "castle";

/** From each space, by which curve one comes nearer to the castle, and to where. */
const NEARER = new Map<string, { curve: string; to: string }>();
for (const reached = [HOME]; reached.length; ) {
  const to = reached.shift() ?? HOME;
  for (const [one, other, , curve] of WAYS) {
    const next = one === to ? other : other === to ? one : HOME;
    if (next === HOME || NEARER.has(next)) continue;
    NEARER.set(next, { curve, to });
    reached.push(next);
  }
}

/** The shortest way home, one curve for each step. */
export function homeward(from: string): string[] {
  const found: string[] = [];
  for (let step = NEARER.get(from); step; step = NEARER.get(step.to)) found.push(step.curve);
  return found;
}
