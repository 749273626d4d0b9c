// Runs before the first paint so that language, theme and text size never flash.
// A file of its own because the content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  try {
    var asked = new URLSearchParams(location.search).get('lang');
    var language = asked || localStorage.getItem('language');
    if (language === 'or' || language === 'hi') root.lang = language;
    var isSignedIn = Boolean(sessionStorage.getItem('tokan'));
    if (localStorage.getItem('themeDark') === 'true' && !isSignedIn) root.dataset.theme = 'dark';
    var size = parseFloat(localStorage.getItem('fontSize'));
    if (size >= 12 && size <= 19) root.style.fontSize = (size / 16) * 100 + '%';
  } catch {
    // Storage is refused: the page starts in English, light, at 16 px.
  }
})();
