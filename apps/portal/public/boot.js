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

// What a visitor does before the page answers is kept for it: what is typed and chosen, and the last button
// pressed. A form is not sent meanwhile: the browser would write its fields into the address.
(function () {
  var early = { fields: new Map(), pressed: undefined, end: end };
  var hears = {
    input: function (event) {
      early.fields.set(event.target, { value: event.target.value, checked: event.target.checked });
    },
    click: function (event) {
      early.pressed = event.target.closest('button') || undefined;
    },
    submit: function (event) {
      event.preventDefault();
    },
  };
  function end(name) {
    document.removeEventListener(name, hears[name], true);
  }
  for (var name in hears) document.addEventListener(name, hears[name], true);
  window.early = early;
})();

// A link to another website waits until the question before it can be asked (spec 8).
(function () {
  var names = ['click', 'auxclick'];
  var leaving = { link: undefined, end: end };
  function keep(event) {
    var link = event.target.closest('a[href]');
    if (!link || event.button > 1) return;
    if (!/^https?:$/.test(link.protocol) || link.host === location.host) return;
    event.preventDefault();
    leaving.link = link;
  }
  function end() {
    names.forEach(function (name) {
      document.removeEventListener(name, keep, true);
    });
  }
  names.forEach(function (name) {
    document.addEventListener(name, keep, true);
  });
  window.leaving = leaving;
})();

// The code of a page that came ready from the build is fetched once it is painted, so that it does not compete
// for a slow line or a slow processor. Its fonts are fetched behind its style sheet and used all at once. A tab in the
// background paints nothing and a page that will be drawn anew for this visitor wants its code at once; where no
// paint is told, the code comes a second after the load.
(function () {
  var later = document.currentScript.dataset;
  // What every page asks first is on its way while the code is; the code finds it here, or asks again.
  function askAhead() {
    window.configurationAhead = fetch('/service/config', {
      credentials: 'omit',
      signal: AbortSignal.timeout(30000),
    }).catch(function () {});
  }
  if (!later.code) return askAhead();
  var root = document.documentElement;
  var letters = { en: 'a', or: 'a\u0b05', hi: 'a\u0905' };
  function isAsBuilt() {
    try {
      if (sessionStorage.getItem('tokan')) return false;
    } catch {
      // Storage is refused: nobody is logged in.
    }
    return (
      root.lang === root.dataset.prerendered &&
      root.dataset.theme === 'light' &&
      root.style.fontSize === ''
    );
  }
  function useFonts() {
    delete root.dataset.fonts;
  }
  function bringFonts(event) {
    if (event.target.rel !== 'stylesheet') return;
    document.removeEventListener('load', bringFonts, true);
    var text = letters[root.lang];
    Promise.all([
      document.fonts.load('1em "Portal Text"', text),
      document.fonts.load('1em "Portal Display"', text),
      document.fonts.load('500 1em "Portal Names"', '\u0b05\u0905'),
    ]).then(useFonts, useFonts);
  }
  var isBegun = false;
  function begin() {
    if (isBegun) return;
    isBegun = true;
    askAhead();
    var code = later.code.split(' ');
    code.slice(1).forEach(function (file) {
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'modulepreload',
          crossOrigin: '',
          href: file,
        }),
      );
    });
    var script = document.createElement('script');
    script.type = 'module';
    script.src = code[0];
    document.head.append(script);
  }
  var standsAsBuilt = isAsBuilt();
  if (standsAsBuilt) document.addEventListener('load', bringFonts, true);
  else useFonts();
  if (!standsAsBuilt || document.visibilityState === 'hidden') return begin();
  new PerformanceObserver(function (seen) {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('load', function () {
    setTimeout(begin, 1000);
  });
})();
