import { formatFileSize } from '../components/FileUpload/formatFileSize.ts';
import { createDateTexts } from '../components/DateField/createDateTexts.ts';
import type { Dictionary } from './dictionary.ts';

/** The words of the kit in Hindi. */
export const hi: Dictionary = {
  breadcrumbs: { label: 'पृष्ठ पथ' },
  captchaField: {
    imageLabel: 'कैप्चा का चित्र',
    refreshLabel: 'नया कैप्चा लें',
    renewedText: 'नया कैप्चा आ गया है।',
    listenLabel: 'कैप्चा सुनें',
  },
  chartCard: { viewLabel: 'दृश्य', chartLabel: 'चार्ट', tableLabel: 'तालिका' },
  combobox: {
    openLabel: 'सभी विकल्प दिखाएँ',
    clearLabel: 'खाली करें',
    closeLabel: 'सूची बंद करें',
    resultText: (count) => `${count} परिणाम`,
    selectedText: (option) => `${option}, चुना गया`,
    emptyText: 'कोई परिणाम नहीं',
    loadingText: 'विकल्प लोड हो रहे हैं',
    moreText: (count, totalCount) =>
      `${totalCount.toLocaleString('en-IN')} में से ${count}। सूची छोटी करने के लिए और लिखें।`,
    retryLabel: 'फिर कोशिश करें',
  },
  countdown: { text: (secondsLeft) => `${secondsLeft} सेकंड शेष` },
  dataTable: {
    resultText: (count) => (count === 1 ? '1 पंक्ति' : `${count} पंक्तियाँ`),
    rangeText: (_count, { from, to, totalCount }) =>
      `${totalCount.toLocaleString('en-IN')} में से पंक्ति ${from} से ${to}`,
    loadingText: 'लोड हो रहा है',
    retryLabel: 'फिर से प्रयास करें',
    sort: {
      label: 'क्रम',
      unsorted: 'मूल क्रम',
      orderText: (header, direction) =>
        `${header}, ${direction === 'ascending' ? 'आरोही' : 'अवरोही'} क्रम`,
    },
    columnChooser: { label: 'स्तंभ', legend: 'दिखाए जाने वाले स्तंभ' },
    allLabel: 'सभी चुनें',
    countText: (count, elsewhere) => {
      const selected = count === 1 ? '1 पंक्ति चुनी गई' : `${count} पंक्तियाँ चुनी गईं`;
      return elsewhere === 0 ? selected : `${selected}, ${elsewhere} दूसरे पृष्ठों पर`;
    },
  },
  dateField: {
    locale: 'hi-IN',
    dayLabel: 'दिन',
    monthLabel: 'महीना',
    yearLabel: 'वर्ष',
    dayHint: 'दिन',
    monthHint: 'माह',
    yearHint: 'वर्ष',
    emptyText: 'खाली',
    openLabel: 'कैलेंडर से चुनें',
    closeLabel: 'कैलेंडर बंद करें',
    previousLabel: 'पिछला महीना',
    nextLabel: 'अगला महीना',
    weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
    incompleteMessage: 'पूरी तारीख दर्ज करें',
    ...createDateTexts({
      months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
      weekdays: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार',
      today: 'आज',
      selected: 'चुना गया',
      inRange: 'सीमा में',
      tooEarly: (firstDay) => `${firstDay} या उसके बाद की तारीख दर्ज करें`,
      tooLate: (lastDay) => `${lastDay} या उससे पहले की तारीख दर्ज करें`,
    }),
  },
  dateRange: {
    fromLabel: 'आरंभ',
    toLabel: 'अंत',
    orderMessage: 'अंतिम तारीख आरंभ तारीख से पहले नहीं होनी चाहिए',
  },
  dialog: { closeLabel: 'बंद करें' },
  drawer: { closeLabel: 'बंद करें' },
  errorSummary: {
    title: (count) => (count === 1 ? 'इस पृष्ठ पर 1 त्रुटि है' : `इस पृष्ठ पर ${count} त्रुटियाँ हैं`),
  },
  externalLink: { note: 'दूसरी वेबसाइट खुलती है' },
  externalLinkDialog: {
    title: 'आप दूसरी वेबसाइट पर जा रहे हैं',
    cancelLabel: 'रद्द करें',
    okLabel: 'आगे बढ़ें',
  },
  fileUpload: {
    chooseLabel: 'फ़ाइल चुनें',
    removeLabel: (fileName) => `${fileName} हटाएँ`,
    retryLabel: (fileName) => `फिर से प्रयास करें: ${fileName}`,
    sizeText: formatFileSize,
    selectedText: 'चुनी गई',
  },
  fontSizeControl: {
    label: 'अक्षरों का आकार',
    smallerLabel: 'छोटे अक्षर',
    resetLabel: 'अक्षरों का आकार पहले जैसा',
    largerLabel: 'बड़े अक्षर',
    sizeText: (size) => `अक्षरों का आकार ${size} px`,
    smallestNote: 'यह सबसे छोटा आकार है',
    largestNote: 'यह सबसे बड़ा आकार है',
  },
  languageSwitch: { label: 'भाषा' },
  loader: { label: 'लोड हो रहा है' },
  mapPanel: {
    label: 'मानचित्र',
    searchTitle: 'खोजें',
    layersTitle: 'परतें',
    toolsLabel: 'मानचित्र उपकरण',
    viewLabel: 'दृश्य',
    mapLabel: 'मानचित्र',
    tableLabel: 'तालिका',
    closeLabel: 'बंद करें',
  },
  menuSheet: { title: 'मेनू', closeLabel: 'बंद करें' },
  mobileField: { verifyLabel: 'सत्यापित करें', verifiedLabel: 'सत्यापित' },
  notificationBell: {
    label: (count) => (count === 0 ? 'सूचनाएँ' : `सूचनाएँ, ${count} अपठित`),
    title: 'सूचनाएँ',
    closeLabel: 'बंद करें',
  },
  pagination: {
    label: 'पृष्ठ',
    previousLabel: 'पिछला',
    nextLabel: 'अगला',
    pageLabel: (page) => `पृष्ठ ${page}`,
    shortText: (page, total) => `पृष्ठ ${page} / ${total}`,
    rowsLabel: 'पंक्तियाँ',
  },
  passwordField: {
    showLabel: 'दिखाएँ',
    hideLabel: 'छिपाएँ',
    toggleLabel: 'पासवर्ड दिखाएँ',
    metLabel: 'पूरा',
  },
  printSheet: { printLabel: 'प्रिंट करें' },
  scrollToTop: { label: 'ऊपर जाएँ' },
  sideNav: { label: 'अनुभाग' },
  siteHeader: { navigationLabel: 'मुख्य', menuLabel: 'मेनू' },
  steps: {
    label: 'चरण',
    stepText: (number, total) => `चरण ${number}/${total}`,
    doneText: 'पूरा',
  },
  tag: { removeLabel: (text) => `${text} हटाएँ` },
  themeToggle: { label: 'गहरी थीम' },
  timeline: {
    label: 'प्रगति',
    states: { done: 'पूरा', now: 'अभी', todo: 'बाकी', stopped: 'रोका गया' },
  },
  toast: { label: 'सूचनाएँ', closeLabel: 'बंद करें' },
  userMenu: { welcome: 'स्वागत है', menuLabel: 'खाता मेनू' },
};
