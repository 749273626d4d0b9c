// Runs before the first paint. A file of its own because the security policy allows no inline script.

// Language, theme and text size, so that they never flash. A prerendered page has its language already.
(function () {
  var root = document.documentElement;
  try {
    var language =
      new URLSearchParams(location.search).get('lang') || localStorage.getItem('language');
    var offered = (root.dataset.languages || 'en,or,hi').split(',');
    if (!root.dataset.prerendered && language && offered.includes(language)) root.lang = language;
    var isDark = sessionStorage.getItem('tokan')
      ? sessionStorage.getItem('theme') === 'dark'
      : localStorage.getItem('themeDark') === 'true';
    if (isDark) root.dataset.theme = 'dark';
    var size = parseFloat(localStorage.getItem('fontSize'));
    if (size >= 12 && size <= 19) root.style.fontSize = (size / 16) * 100 + '%';
  } catch {
    // Storage is refused: the page starts light, at 16 px.
  }
})();

// While the code is on its way a form waits with what is typed, and a link to another website waits for the question
// that comes before it (spec 8).
(function () {
  var clicks = ['click', 'auxclick'];
  window.boot = { form: undefined, externalLink: undefined, allowSubmit, allowExternalLinks };

  function keepForm(event) {
    event.preventDefault();
    window.boot.form = event.target;
  }
  function keepExternalLink(event) {
    var link = event.target.closest('a[href]');
    if (!link || event.button > 1) return;
    if (!/^https?:$/.test(link.protocol) || link.host === location.host) return;
    event.preventDefault();
    window.boot.externalLink = link;
  }
  function allowSubmit() {
    document.removeEventListener('submit', keepForm, true);
  }
  function allowExternalLinks() {
    clicks.forEach(function (name) {
      document.removeEventListener(name, keepExternalLink, true);
    });
  }

  document.addEventListener('submit', keepForm, true);
  clicks.forEach(function (name) {
    document.addEventListener(name, keepExternalLink, true);
  });
})();
