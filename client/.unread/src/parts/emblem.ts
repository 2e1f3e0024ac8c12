/** Each seat has a colour and an emblem, in this order; from the ninth on the emblems come again in a square. */
export const EMBLEM_PATHS = [
  "M8 1v4M5 4h6M8 5v9M2 9c0 4 3 5 6 5s6-1 6-5",
  "M8 1l2 4.700 5 .5-3.800 3.300 1.200 5L8 11.800 3.600 14.500l1.200-5L1 6.200l5-.5z",
  "M1 8c3-5 8-5 10-2l3.500-2.500v9L11 10c-2 3-7 3-10-2z",
  "M8 14C3 10.500 1.500 8 1.500 5.500A3.300 3.300 0 018 4.500a3.300 3.300 0 016.500 1C14.500 8 13 10.500 8 14z",
  "M8 1l6.500 7L8 15 1.500 8z",
  "M11 1.500A7 7 0 1014.500 11 6 6 0 0111 1.500z",
  "M2 14V5l3 3 3-6 3 6 3-3v9z",
  "M8 1.500L14.500 14h-13z",
] as const;

export const ANCHOR = 0;
