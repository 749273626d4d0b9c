import { formatFileSize } from '../components/FileUpload/formatFileSize.ts';
import { createDateTexts } from '../components/DateField/createDateTexts.ts';
import type { Dictionary } from './dictionary.ts';

/** The words of the kit in Odia. */
export const or: Dictionary = {
  breadcrumbs: { label: 'ପଥସୂଚକ' },
  captchaField: {
    imageLabel: 'କ୍ୟାପଚା ଛବି',
    refreshLabel: 'ନୂଆ କ୍ୟାପଚା ଆଣନ୍ତୁ',
    renewedText: 'ନୂଆ କ୍ୟାପଚା ଆସିଛି।',
    listenLabel: 'କ୍ୟାପଚା ଶୁଣନ୍ତୁ',
  },
  chartCard: { viewLabel: 'ଦୃଶ୍ୟ', chartLabel: 'ଚାର୍ଟ', tableLabel: 'ସାରଣୀ' },
  combobox: {
    openLabel: 'ସବୁ ବିକଳ୍ପ ଦେଖାନ୍ତୁ',
    clearLabel: 'ଖାଲି କରନ୍ତୁ',
    closeLabel: 'ତାଲିକା ବନ୍ଦ କରନ୍ତୁ',
    resultText: (count) => `${count}ଟି ଫଳାଫଳ`,
    selectedText: (option) => `${option}, ବଛାଯାଇଛି`,
    emptyText: 'କୌଣସି ଫଳାଫଳ ନାହିଁ',
    loadingText: 'ବିକଳ୍ପଗୁଡ଼ିକ ଲୋଡ୍ ହେଉଛି',
    moreText: (count, totalCount) =>
      `${totalCount.toLocaleString('en-IN')}ଟିରୁ ${count}ଟି। ତାଲିକା ଛୋଟ କରିବାକୁ ଆଉ ଲେଖନ୍ତୁ।`,
    retryLabel: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  },
  countdown: { text: (secondsLeft) => `${secondsLeft} ସେକେଣ୍ଡ ବାକି` },
  dataTable: {
    resultText: (count) => `${count}ଟି ଧାଡ଼ି`,
    rangeText: (_count, { from, to, totalCount }) =>
      `${totalCount.toLocaleString('en-IN')}ଟିରୁ ଧାଡ଼ି ${from} ରୁ ${to}`,
    loadingText: 'ଲୋଡ୍ ହେଉଛି',
    retryLabel: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
    sort: {
      label: 'କ୍ରମ',
      unsorted: 'ମୂଳ କ୍ରମ',
      orderText: (header, direction) =>
        `${header}, ${direction === 'ascending' ? 'ଆରୋହୀ' : 'ଅବରୋହୀ'} କ୍ରମ`,
    },
    columnChooser: { label: 'ସ୍ତମ୍ଭ', legend: 'ଦେଖାଇବାକୁ ଥିବା ସ୍ତମ୍ଭ' },
    allLabel: 'ସବୁ ବାଛନ୍ତୁ',
    countText: (count, elsewhere) => {
      const selected = `${count}ଟି ଧାଡ଼ି ବଛାଯାଇଛି`;
      return elsewhere === 0 ? selected : `${selected}, ${elsewhere}ଟି ଅନ୍ୟ ପୃଷ୍ଠାରେ`;
    },
  },
  dateField: {
    locale: 'or-IN',
    dayLabel: 'ଦିନ',
    monthLabel: 'ମାସ',
    yearLabel: 'ବର୍ଷ',
    dayHint: 'ଦିନ',
    monthHint: 'ମାସ',
    yearHint: 'ବର୍ଷ',
    emptyText: 'ଖାଲି',
    openLabel: 'କ୍ୟାଲେଣ୍ଡରରୁ ବାଛନ୍ତୁ',
    closeLabel: 'କ୍ୟାଲେଣ୍ଡର ବନ୍ଦ କରନ୍ତୁ',
    previousLabel: 'ପୂର୍ବ ମାସ',
    nextLabel: 'ପରବର୍ତ୍ତୀ ମାସ',
    weekdays: ['ରବି', 'ସୋମ', 'ମଙ୍ଗଳ', 'ବୁଧ', 'ଗୁରୁ', 'ଶୁକ୍ର', 'ଶନି'],
    ...createDateTexts({
      months: 'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର',
      weekdays: 'ରବିବାର ସୋମବାର ମଙ୍ଗଳବାର ବୁଧବାର ଗୁରୁବାର ଶୁକ୍ରବାର ଶନିବାର',
      today: 'ଆଜି',
      selected: 'ବଛାଯାଇଛି',
      inRange: 'ସୀମା ମଧ୍ୟରେ',
    }),
  },
  dateRange: {
    fromLabel: 'ଆରମ୍ଭ',
    toLabel: 'ଶେଷ',
    orderMessage: 'ଶେଷ ତାରିଖ ଆରମ୍ଭ ତାରିଖ ପୂର୍ବରୁ ହେବା ଉଚିତ ନୁହେଁ',
  },
  dialog: { closeLabel: 'ବନ୍ଦ କରନ୍ତୁ' },
  drawer: { closeLabel: 'ବନ୍ଦ କରନ୍ତୁ' },
  errorSummary: { title: (count) => `ଏହି ପୃଷ୍ଠାରେ ${count}ଟି ତ୍ରୁଟି ଅଛି` },
  externalLink: { note: 'ଅନ୍ୟ ୱେବସାଇଟ୍ ଖୋଲେ' },
  externalLinkDialog: {
    title: 'ଆପଣ ଅନ୍ୟ ଏକ ୱେବସାଇଟ୍‌କୁ ଯାଉଛନ୍ତି',
    cancelLabel: 'ବାତିଲ କରନ୍ତୁ',
    okLabel: 'ଆଗକୁ ବଢ଼ନ୍ତୁ',
  },
  fileUpload: {
    chooseLabel: 'ଫାଇଲ୍ ବାଛନ୍ତୁ',
    removeLabel: (fileName) => `${fileName} ହଟାନ୍ତୁ`,
    retryLabel: (fileName) => `ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ: ${fileName}`,
    sizeText: formatFileSize,
    selectedText: 'ବଛାଯାଇଛି',
  },
  fontSizeControl: {
    label: 'ଅକ୍ଷର ଆକାର',
    smallerLabel: 'ଛୋଟ ଅକ୍ଷର',
    resetLabel: 'ଅକ୍ଷର ଆକାର ପୂର୍ବବତ୍',
    largerLabel: 'ବଡ଼ ଅକ୍ଷର',
    sizeText: (size) => `ଅକ୍ଷର ଆକାର ${size} px`,
    smallestNote: 'ଏହା ସବୁଠାରୁ ଛୋଟ ଆକାର',
    largestNote: 'ଏହା ସବୁଠାରୁ ବଡ଼ ଆକାର',
  },
  languageSwitch: { label: 'ଭାଷା' },
  loader: { label: 'ଲୋଡ୍ ହେଉଛି' },
  mapPanel: {
    label: 'ମାନଚିତ୍ର',
    searchTitle: 'ଖୋଜନ୍ତୁ',
    layersTitle: 'ସ୍ତର',
    toolsLabel: 'ମାନଚିତ୍ର ଉପକରଣ',
    viewLabel: 'ଦୃଶ୍ୟ',
    mapLabel: 'ମାନଚିତ୍ର',
    tableLabel: 'ସାରଣୀ',
    closeLabel: 'ବନ୍ଦ କରନ୍ତୁ',
  },
  menuSheet: { title: 'ମେନୁ', closeLabel: 'ବନ୍ଦ କରନ୍ତୁ' },
  mobileField: { verifyLabel: 'ଯାଞ୍ଚ କରନ୍ତୁ', verifiedLabel: 'ଯାଞ୍ଚ ହୋଇଛି' },
  notificationBell: {
    label: (count) => (count === 0 ? 'ବିଜ୍ଞପ୍ତି' : `ବିଜ୍ଞପ୍ତି, ${count}ଟି ଅପଠିତ`),
    title: 'ବିଜ୍ଞପ୍ତି',
    closeLabel: 'ବନ୍ଦ କରନ୍ତୁ',
  },
  pagination: {
    label: 'ପୃଷ୍ଠା',
    previousLabel: 'ପୂର୍ବବର୍ତ୍ତୀ',
    nextLabel: 'ପରବର୍ତ୍ତୀ',
    pageLabel: (page) => `ପୃଷ୍ଠା ${page}`,
    shortText: (page, total) => `ପୃଷ୍ଠା ${page} / ${total}`,
    rowsLabel: 'ଧାଡ଼ି',
  },
  passwordField: {
    showLabel: 'ଦେଖାନ୍ତୁ',
    hideLabel: 'ଲୁଚାନ୍ତୁ',
    toggleLabel: 'ପାସୱାର୍ଡ ଦେଖାନ୍ତୁ',
    metLabel: 'ପୂରଣ ହୋଇଛି',
  },
  printSheet: { printLabel: 'ମୁଦ୍ରଣ କରନ୍ତୁ' },
  scrollToTop: { label: 'ଉପରକୁ ଯାଆନ୍ତୁ' },
  sideNav: { label: 'ବିଭାଗ' },
  siteHeader: { navigationLabel: 'ମୁଖ୍ୟ', menuLabel: 'ମେନୁ' },
  steps: {
    label: 'ପର୍ଯ୍ୟାୟ',
    stepText: (number, total) => `ପର୍ଯ୍ୟାୟ ${number}/${total}`,
    doneText: 'ସମାପ୍ତ',
  },
  tag: { removeLabel: (text) => `${text} ହଟାନ୍ତୁ` },
  themeToggle: { label: 'ଗାଢ଼ ଥିମ୍' },
  timeline: {
    label: 'ଅଗ୍ରଗତି',
    states: { done: 'ସମାପ୍ତ', now: 'ଏବେ', todo: 'ବାକି ଅଛି', stopped: 'ବନ୍ଦ ହୋଇଛି' },
  },
  toast: { label: 'ସୂଚନା', closeLabel: 'ବନ୍ଦ କରନ୍ତୁ' },
  userMenu: { welcome: 'ସ୍ୱାଗତ', menuLabel: 'ଖାତା ମେନୁ' },
};
