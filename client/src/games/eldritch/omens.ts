/** The three signs of the sky, drawn round their middle: what stands open, drawn with a stroke, and what is filled. */
export const OMENS: Readonly<Record<string, { line: string; filled: string }>> = {
  green: { line: "M3-3a3.500 3.500 0 11-5 5 3.500 3.500 0 015-5zM4-4l5-5M0-5l4-5M5 0l5-4", filled: "" },
  blue: {
    line: "",
    filled: "M0-7l1.800 4.400 4.700.3-3.600 3 1.200 4.600L0 2.800l-4.100 2.500 1.200-4.600-3.600-3 4.700-.3z",
  },
  red: {
    line: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M0-10v2M0 8v2M-10 0h2M8 0h2",
    filled: "M-3.600 0a3.600 3.600 0 1 0 7.200 0a3.600 3.600 0 1 0 -7.200 0",
  },
};
