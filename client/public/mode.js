// Before the first paint, so that who chose the night is not shown the day.
try {
  const kept = JSON.parse(localStorage.getItem("sobremesa") || "{}");
  if (kept.mode === "light" || kept.mode === "dark") document.documentElement.dataset.mode = kept.mode;
} catch {
  // Storage may be closed to us; then the system decides.
}
