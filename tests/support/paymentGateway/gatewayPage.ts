/** What the page of the gateway shows of an order. */
export interface ShownOrder {
  id: string;
  amount: number;
  description: string;
  language: string;
  status: string;
}

const texts = {
  en: {
    title: 'Demonstration payment',
    notice:
      'This is a demonstration. No money moves, and no details of a card or account are asked for.',
    purpose: 'Payment for',
    amount: 'Amount',
    method: 'How do you pay?',
    upi: 'UPI',
    card: 'Card',
    netbanking: 'Net banking',
    pay: 'Pay {amount}',
    fail: 'Let the payment fail',
    cancel: 'Give up and go back',
    closed: 'This payment is closed.',
  },
  or: {
    title: 'ପ୍ରଦର୍ଶନ ଦେୟ',
    notice: 'ଏହା ଏକ ପ୍ରଦର୍ଶନ। କୌଣସି ଟଙ୍କା ଯାଏ ନାହିଁ, କାର୍ଡ କିମ୍ବା ଖାତାର ବିବରଣୀ ମଗାଯାଏ ନାହିଁ।',
    purpose: 'କାହା ପାଇଁ',
    amount: 'ପରିମାଣ',
    method: 'କିପରି ଦେବେ?',
    upi: 'ୟୁପିଆଇ',
    card: 'କାର୍ଡ',
    netbanking: 'ନେଟ୍ ବ୍ୟାଙ୍କିଂ',
    pay: '{amount} ଦିଅନ୍ତୁ',
    fail: 'ଦେୟ ବିଫଳ କରନ୍ତୁ',
    cancel: 'ଛାଡ଼ି ଫେରନ୍ତୁ',
    closed: 'ଏହି ଦେୟ ବନ୍ଦ ହୋଇଛି।',
  },
  hi: {
    title: 'प्रदर्शन भुगतान',
    notice: 'यह एक प्रदर्शन है। कोई पैसा नहीं जाता और कार्ड या खाते का विवरण नहीं माँगा जाता।',
    purpose: 'किसके लिए',
    amount: 'राशि',
    method: 'भुगतान कैसे करेंगे?',
    upi: 'यूपीआई',
    card: 'कार्ड',
    netbanking: 'नेट बैंकिंग',
    pay: '{amount} चुकाएँ',
    fail: 'भुगतान विफल करें',
    cancel: 'छोड़कर वापस जाएँ',
    closed: 'यह भुगतान बंद है।',
  },
} as const;

type Language = keyof typeof texts;

const isLanguage = (text: string): text is Language => Object.hasOwn(texts, text);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const toRupees = (paise: number) =>
  `₹ ${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
  body { margin: 0; }
  main { max-width: 32rem; margin: 0 auto; padding: 2rem 1rem; }
  .notice { padding: .75rem 1rem; border: 2px solid; border-radius: .5rem; }
  dt { margin-top: 1rem; opacity: .85; } dd { margin: 0; font-weight: 650; overflow-wrap: anywhere; }
  fieldset { margin: 1.5rem 0; padding: .5rem 1rem 1rem; border: 1px solid; border-radius: .5rem; }
  label { display: block; padding: .5rem 0; } input { width: 1.25rem; height: 1.25rem; }
  button { display: block; width: 100%; min-height: 3rem; margin-top: .75rem; padding: .5rem 1rem;
    border: 2px solid; border-radius: .5rem; background: none; color: inherit; font: inherit; cursor: pointer; }
  button[value=pay] { border-color: #14532d; background: #14532d; color: #fff; font-weight: 650; }
  :focus-visible { outline: 3px solid #1d4ed8; outline-offset: 3px; }
`;

/** Returns the page on which an order is paid, fails or is given up. */
export function renderGatewayPage({
  id,
  amount,
  description,
  language,
  status,
}: ShownOrder): string {
  const known: Language = isLanguage(language) ? language : 'en';
  const text = texts[known];
  const sum = toRupees(amount);
  const methods = (['upi', 'card', 'netbanking'] as const).map(
    (method, index) =>
      `<label><input type="radio" name="method" value="${method}"${index === 0 ? ' checked' : ''}> ${text[method]}</label>`,
  );
  const form = `<form method="post" action="/pay/${escapeHtml(id)}">
    <fieldset><legend>${text.method}</legend>${methods.join('')}</fieldset>
    <button name="action" value="pay">${text.pay.replace('{amount}', sum)}</button>
    <button name="action" value="fail">${text.fail}</button>
    <button name="action" value="cancel">${text.cancel}</button>
  </form>`;
  return `<!doctype html><html lang="${known}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${text.title}</title><style>${style}</style></head><body><main>
    <h1>${text.title}</h1><p class="notice">${text.notice}</p>
    <dl><dt>${text.purpose}</dt><dd>${escapeHtml(description)}</dd><dt>${text.amount}</dt><dd>${sum}</dd></dl>
    ${status === 'open' ? form : `<p>${text.closed}</p>`}</main></body></html>`;
}
