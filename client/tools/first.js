// In the head of the page, before anything else of ours has come: who chose the night is not shown the day, and what the page
// at this address is made of is asked for at once, not one after the other. What stands for FILES is written in by tools/first-answer.ts.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("sobremesa") || "{}");
  } catch {
    // Storage may be closed to us; then the system decides.
  }
  const page = document.documentElement;
  if (kept.mode === "light" || kept.mode === "dark") page.dataset.mode = kept.mode;
  const tongue = (navigator.languages || []).find((one) => /^(es|en)\b/.test(one)) || "es";
  const language = kept.language || tongue.slice(0, 2);
  const [, kind, way = ""] = location.pathname.split("/");
  const game = page.dataset.for;
  const isAtTable = kind === "t" && kept.named;
  const ask = (href, kind) => {
    const link = document.createElement("link");
    link.rel = kind === "script" ? "modulepreload" : "preload";
    if (kind !== "script") link.as = kind;
    link.crossOrigin = "anonymous";
    link.href = href;
    document.head.append(link);
  };
  const all = FILES;
  const files = [...(all[`words ${language}`] || []), ...(all[kind] || [])];
  if (game && isAtTable)
    files.push(...(all[`board ${game}`] || []), ...(all[`board ${game} ${language}`] || []));
  for (const file of files) ask(file, file.endsWith(".css") ? "style" : "script");
  const answers = kind === "" ? ["games", "tables"] : [];
  if (kept.named && kind !== "rules") answers.push("me");
  if (isAtTable && game) answers.push(`games/${game}/almanac`, `games/${game}/text.${language}.ftl`);
  // Before the door, whoever has no name yet: a link is told from a code by its length.
  if (kind === "t" && !kept.named && /^[\w-]+$/.test(way)) {
    answers.push("games", `doorsteps/${way.length === 24 ? way : way.toUpperCase()}`);
  }
  for (const answer of answers) ask(`/api/${answer}`, "fetch");
})();
