import type { PaperText } from '@temple-land/portal-core';

const word = (en: string, or: string): PaperText => ({ en, or });

/**
 * The words of the papers; texts that other screens show too come from the catalogue, the labels of an application's
 * fields from their list.
 */
export const words = {
  portal: word('Temple Land Portal', 'ମନ୍ଦିର ଭୂମି ପୋର୍ଟାଲ'),
  receipt: word('Receipt of an application', 'ଆବେଦନ ପ୍ରାପ୍ତି ସ୍ୱୀକାର'),
  order: word('Order on an application', 'ଆବେଦନ ଉପରେ ଆଦେଶ'),
  application: word('Application form', 'ଆବେଦନ ପତ୍ର'),
  number: word('Application number', 'ଆବେଦନ ନମ୍ବର'),
  type: word('Type', 'ପ୍ରକାର'),
  applicant: word('Applicant', 'ଆବେଦନକାରୀ'),
  receivedOn: word('Received on', 'ପ୍ରାପ୍ତି ତାରିଖ'),
  district: word('District', 'ଜିଲ୍ଲା'),
  tahasil: word('Tahasil', 'ତହସିଲ'),
  mouza: word('Mouza', 'ମୌଜା'),
  khatiyan: word('Khatiyan no.', 'ଖତିୟାନ ନମ୍ବର'),
  plot: word('Plot', 'ପ୍ଲଟ'),
  description: word('What was reported', 'ଅଭିଯୋଗର ବିବରଣୀ'),
  source: word('Source', 'ଉତ୍ସ'),
  quantity: word('Quantity in cubic metres', 'ପରିମାଣ (ଘନ ମିଟର)'),
  period: word('Lease period', 'ଲିଜ୍ ଅବଧି'),
  documents: word('Documents', 'ଦଲିଲ'),
  status: word('Status', 'ସ୍ଥିତି'),
  stage: word('Stage', 'ପର୍ଯ୍ୟାୟ'),
  decision: word('Decision', 'ନିଷ୍ପତ୍ତି'),
  decidedOn: word('Decided on', 'ନିଷ୍ପତ୍ତି ତାରିଖ'),
  decidedBy: word('Decided by', 'ନିଷ୍ପତ୍ତିଦାତା'),
  issuedOn: word('Order issued on', 'ଆଦେଶ ଜାରି ତାରିଖ'),
  issuedBy: word('Order issued by', 'ଆଦେଶ ଜାରିକର୍ତ୍ତା'),
  orderNo: word('Order number', 'ଆଦେଶ ନମ୍ବର'),
  reason: word('Reason', 'କାରଣ'),
  remark: word('Remark', 'ମନ୍ତବ୍ୟ'),
  printedOn: word('Printed on', 'ପ୍ରସ୍ତୁତି ତାରିଖ'),
  none: word('None', 'ନାହିଁ'),
  hidden: word('Hidden to protect the person who reported', 'ଅଭିଯୋଗକାରୀଙ୍କ ସୁରକ୍ଷା ପାଇଁ ଗୁପ୍ତ'),
  receiptText: word(
    'We have received this application. To see its status, enter its number under Track Your Status.',
    'ଏହି ଆବେଦନ ଆମକୁ ମିଳିଛି। ସ୍ଥିତି ଜାଣନ୍ତୁ ବିଭାଗରେ ଏହାର ନମ୍ବର ଦେଇ ଆପଣ ଏହାର ସ୍ଥିତି ଜାଣିପାରିବେ।',
  ),
  orderText: word(
    'This order was printed from the record by computer and has no handwritten signature. Use the code below to check that it is genuine.',
    'ଏହି ଆଦେଶ ରେକର୍ଡରୁ କମ୍ପ୍ୟୁଟର ଦ୍ୱାରା ପ୍ରସ୍ତୁତ ଓ ଏଥିରେ ହାତଲେଖା ଦସ୍ତଖତ ନାହିଁ। ତଳ କୋଡ୍ ଏହାର ସତ୍ୟତା ଜଣାଏ।',
  ),
  applicationText: word(
    'This is the application as it was submitted.',
    'ଯାହା ଦାଖଲ ହୋଇଥିଲା, ତାହା ରେକର୍ଡ ଅନୁସାରେ ଏହିପରି।',
  ),
  check: word('Verify this document', 'ଏହି କାଗଜର ଯାଞ୍ଚ'),
  checkText: word(
    'Scan the QR code, or enter the number and the check code at the address below.',
    'କୋଡ୍ ସ୍କାନ୍ କରନ୍ତୁ, କିମ୍ବା ତଳ ଠିକଣାରେ ନମ୍ବର ଓ ଯାଞ୍ଚ କୋଡ୍ ଲେଖନ୍ତୁ।',
  ),
  checkCode: word('Check code', 'ଯାଞ୍ଚ କୋଡ୍'),
  qr: word('QR code with the address where this document can be verified', 'ଯାଞ୍ଚ ଠିକଣାର QR କୋଡ୍'),
  sample: word('Sample data. Not an official document.', 'ନମୁନା ତଥ୍ୟ। ଏହା ସରକାରୀ କାଗଜ ନୁହେଁ।'),
  facts: word('Details', 'ବିବରଣୀ'),
} as const satisfies Record<string, PaperText>;
