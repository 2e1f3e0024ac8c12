/** Drawings on a field of 512 × 512, of one tone: from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0. */

import animalHide from "game-icon:animal-hide";
import ankh from "game-icon:ankh";
import aura from "game-icon:aura";
import battleAxe from "game-icon:battle-axe";
import bowArrow from "game-icon:bow-arrow";
import breastplate from "game-icon:breastplate";
import brokenPottery from "game-icon:broken-pottery";
import bull from "game-icon:bull";
import butterfly from "game-icon:butterfly";
import carousel from "game-icon:carousel";
import cat from "game-icon:cat";
import cauldron from "game-icon:cauldron";
import checkedShield from "game-icon:checked-shield";
import chessKnight from "game-icon:chess-knight";
import church from "game-icon:church";
import cloakDagger from "game-icon:cloak-dagger";
import cog from "game-icon:cog";
import conversation from "game-icon:conversation";
import crossbow from "game-icon:crossbow";
import crossedSwords from "game-icon:crossed-swords";
import crown from "game-icon:crown";
import crownCoin from "game-icon:crown-coin";
import crystalBall from "game-icon:crystal-ball";
import diamondRing from "game-icon:diamond-ring";
import dominoMask from "game-icon:domino-mask";
import doubleFaceMask from "game-icon:double-face-mask";
import dove from "game-icon:dove";
import drippingSword from "game-icon:dripping-sword";
import evilMoon from "game-icon:evil-moon";
import executionerHood from "game-icon:executioner-hood";
import fencer from "game-icon:fencer";
import fireball from "game-icon:fireball";
import fist from "game-icon:fist";
import flangedMace from "game-icon:flanged-mace";
import fleurDeLys from "game-icon:fleur-de-lys";
import fog from "game-icon:fog";
import footprint from "game-icon:footprint";
import frogPrince from "game-icon:frog-prince";
import ghost from "game-icon:ghost";
import gladius from "game-icon:gladius";
import graspingClaws from "game-icon:grasping-claws";
import griffinShield from "game-icon:griffin-shield";
import harp from "game-icon:harp";
import healthPotion from "game-icon:health-potion";
import heavyArrow from "game-icon:heavy-arrow";
import holyGrail from "game-icon:holy-grail";
import hoodedAssassin from "game-icon:hooded-assassin";
import humanEar from "game-icon:human-ear";
import huntingHorn from "game-icon:hunting-horn";
import jesterHat from "game-icon:jester-hat";
import lightningStorm from "game-icon:lightning-storm";
import lindenLeaf from "game-icon:linden-leaf";
import lion from "game-icon:lion";
import magicShield from "game-icon:magic-shield";
import magicSwirl from "game-icon:magic-swirl";
import magnifyingGlass from "game-icon:magnifying-glass";
import medievalGate from "game-icon:medieval-gate";
import mirrorMirror from "game-icon:mirror-mirror";
import moon from "game-icon:moon";
import mountains from "game-icon:mountains";
import muscleUp from "game-icon:muscle-up";
import musicalScore from "game-icon:musical-score";
import oldWagon from "game-icon:old-wagon";
import openTreasureChest from "game-icon:open-treasure-chest";
import payMoney from "game-icon:pay-money";
import poisonBottle from "game-icon:poison-bottle";
import prayer from "game-icon:prayer";
import prisoner from "game-icon:prisoner";
import raiseZombie from "game-icon:raise-zombie";
import raven from "game-icon:raven";
import robber from "game-icon:robber";
import roundShield from "game-icon:round-shield";
import run from "game-icon:run";
import semiClosedEye from "game-icon:semi-closed-eye";
import shakingHands from "game-icon:shaking-hands";
import shinyPurse from "game-icon:shiny-purse";
import skeletonKey from "game-icon:skeleton-key";
import smokeBomb from "game-icon:smoke-bomb";
import snatch from "game-icon:snatch";
import spearHook from "game-icon:spear-hook";
import spyglass from "game-icon:spyglass";
import swordClash from "game-icon:sword-clash";
import tiara from "game-icon:tiara";
import tiedScroll from "game-icon:tied-scroll";
import tongue from "game-icon:tongue";
import trade from "game-icon:trade";
import treasureMap from "game-icon:treasure-map";
import twoHandedSword from "game-icon:two-handed-sword";
import visoredHelm from "game-icon:visored-helm";
import warhammer from "game-icon:warhammer";
import warlockEye from "game-icon:warlock-eye";
import warlockHood from "game-icon:warlock-hood";
import waxSeal from "game-icon:wax-seal";
import wolfHead from "game-icon:wolf-head";
import wolfTrap from "game-icon:wolf-trap";

type Drawings = Readonly<Record<string, string>>;

/** On the shields of the heroes. */
export const SYMBOLS: Drawings = {
  lion,
  wolf: wolfHead,
  moon,
  cat,
  bull,
  dove,
  harp,
  raven,
  cog,
  coin: crownCoin,
};

export const CARDS: Drawings = {
  "sworn-sword": twoHandedSword,
  longbow: bowArrow,
  fireball,
  "hidden-dagger": cloakDagger,
  "great-axe": battleAxe,
  "stone-fist": fist,
  "holy-mace": flangedMace,
  satire: jesterHat,
  "poison-nails": graspingClaws,
  "light-crossbow": crossbow,
  "sword-cane": fencer,
  "short-sword": gladius,
  lance: spearHook,
  "war-hammer": warhammer,
  "poisoned-blade": drippingSword,
  "heavy-crossbow": heavyArrow,
  plunder: openTreasureChest,
  executioner: executionerHood,
  "heraldic-shield": griffinShield,
  "leaf-cloak": lindenLeaf,
  "arcane-barrier": magicShield,
  "smoke-bomb": smokeBomb,
  "tough-hide": animalHide,
  prayer,
  ballad: musicalScore,
  "spring-trap": wolfTrap,
  bodyguard: visoredHelm,
  "wooden-shield": roundShield,
  "plate-armour": breastplate,
  riposte: swordClash,
  "healers-kit": healthPotion,
  withdrawal: run,
  "telltale-mirror": mirrorMirror,
  "code-of-honour": tiedScroll,
  "follow-the-trail": footprint,
  clairvoyance: crystalBall,
  "light-fingers": snatch,
  confession: conversation,
  rumour: humanEar,
  cauldron,
  "master-key": skeletonKey,
  bribe: payMoney,
  interrogation: magnifyingGlass,
  robbery: robber,
  map: treasureMap,
  unmask: dominoMask,
  ambush: hoodedAssassin,
  toll: medievalGate,
  "face-changer": doubleFaceMask,
  barter: trade,
  "evil-eye": warlockEye,
  "slow-poison": poisonBottle,
  "clumsy-hands": brokenPottery,
  "frog-curse": frogPrince,
  "torn-pocket": shinyPurse,
  "loose-tongue": tongue,
  blessing: holyGrail,
  "protective-aura": aura,
  "giant-strength": muscleUp,
  metamorphosis: butterfly,
  "travelling-market": oldWagon,
  "thick-fog": fog,
  "blood-moon": evilMoon,
  sanctuary: church,
  storm: lightningStorm,
  "fair-of-truth": carousel,
  princess: tiara,
};

export const SECRETS: Drawings = {
  kidnapper: prisoner,
  accomplice: shakingHands,
  betrothed: diamondRing,
  "bounty-hunter": huntingHorn,
  undying: ankh,
  "hidden-heir": crown,
  "royal-spy": spyglass,
  "covert-warlock": warlockHood,
  necromancer: raiseZombie,
  witness: semiClosedEye,
};

export const GHOST = ghost;

/** Of what has no drawing of its own that of its type is seen. */
const OF_TYPE: Drawings = {
  attack: crossedSwords,
  defence: checkedShield,
  strategy: chessKnight,
  magic: magicSwirl,
  environment: mountains,
};

export function artOf(card: { id: string; type: string }): string {
  return CARDS[card.id] ?? OF_TYPE[card.type] ?? "";
}

export function sealOf(secret: string): string {
  return secret && (SECRETS[secret] ?? waxSeal);
}

export function chargeOf(symbol: string): string {
  return symbol && (SYMBOLS[symbol] ?? fleurDeLys);
}
