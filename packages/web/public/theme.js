// Runs before the first paint: the theme and language a person has chosen. Without a choice the system decides.
try {
  const theme = localStorage.getItem('warmoot.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const language = localStorage.getItem('warmoot.language');
  if (language === 'en' || language === 'de') document.documentElement.lang = language;
} catch {
  // Storage may be closed to us; then the system decides.
}
