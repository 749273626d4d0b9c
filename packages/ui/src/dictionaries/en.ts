import { breadcrumbsWords } from '../components/Breadcrumbs/Breadcrumbs.words.ts';
import { captchaFieldWords } from '../components/CaptchaField/CaptchaField.words.ts';
import { chartCardWords } from '../components/ChartCard/ChartCard.words.ts';
import { comboboxWords } from '../components/Combobox/Combobox.words.ts';
import { countdownWords } from '../components/Countdown/Countdown.words.ts';
import { dataTableWords } from '../components/DataTable/DataTable.words.ts';
import { dateFieldWords } from '../components/DateField/DateField.words.ts';
import { dateRangeWords } from '../components/DateRange/DateRange.words.ts';
import { dialogWords } from '../components/Dialog/Dialog.words.ts';
import { drawerWords } from '../components/Drawer/Drawer.words.ts';
import { errorSummaryWords } from '../components/ErrorSummary/ErrorSummary.words.ts';
import { externalLinkWords } from '../components/ExternalLink/ExternalLink.words.ts';
import { externalLinkDialogWords } from '../components/ExternalLinkDialog/ExternalLinkDialog.words.ts';
import { fileUploadWords } from '../components/FileUpload/FileUpload.words.ts';
import { fontSizeControlWords } from '../components/FontSizeControl/FontSizeControl.words.ts';
import { languageSwitchWords } from '../components/LanguageSwitch/LanguageSwitch.words.ts';
import { loaderWords } from '../components/Loader/Loader.words.ts';
import { mapPanelWords } from '../components/MapPanel/MapPanel.words.ts';
import { menuSheetWords } from '../components/MenuSheet/MenuSheet.words.ts';
import { mobileFieldWords } from '../components/MobileField/MobileField.words.ts';
import { notificationBellWords } from '../components/NotificationBell/NotificationBell.words.ts';
import { paginationWords } from '../components/Pagination/Pagination.words.ts';
import { passwordFieldWords } from '../components/PasswordField/PasswordField.words.ts';
import { printSheetWords } from '../components/PrintSheet/PrintSheet.words.ts';
import { scrollToTopWords } from '../components/ScrollToTop/ScrollToTop.words.ts';
import { sideNavWords } from '../components/SideNav/SideNav.words.ts';
import { siteHeaderWords } from '../components/SiteHeader/SiteHeader.words.ts';
import { stepsWords } from '../components/Steps/Steps.words.ts';
import { tagWords } from '../components/Tag/Tag.words.ts';
import { themeToggleWords } from '../components/ThemeToggle/ThemeToggle.words.ts';
import { timelineWords } from '../components/Timeline/Timeline.words.ts';
import { toastWords } from '../components/Toast/Toast.words.ts';
import { userMenuWords } from '../components/UserMenu/UserMenu.words.ts';
import type { Dictionary } from './dictionary.ts';

/** The words of the kit in English; components use them without a provider. */
export const en: Dictionary = {
  breadcrumbs: breadcrumbsWords,
  captchaField: captchaFieldWords,
  chartCard: chartCardWords,
  combobox: comboboxWords,
  countdown: countdownWords,
  dataTable: dataTableWords,
  dateField: dateFieldWords,
  dateRange: dateRangeWords,
  dialog: dialogWords,
  drawer: drawerWords,
  errorSummary: errorSummaryWords,
  externalLink: externalLinkWords,
  externalLinkDialog: externalLinkDialogWords,
  fileUpload: fileUploadWords,
  fontSizeControl: fontSizeControlWords,
  languageSwitch: languageSwitchWords,
  loader: loaderWords,
  mapPanel: mapPanelWords,
  menuSheet: menuSheetWords,
  mobileField: mobileFieldWords,
  notificationBell: notificationBellWords,
  pagination: paginationWords,
  passwordField: passwordFieldWords,
  printSheet: printSheetWords,
  scrollToTop: scrollToTopWords,
  sideNav: sideNavWords,
  siteHeader: siteHeaderWords,
  steps: stepsWords,
  tag: tagWords,
  themeToggle: themeToggleWords,
  timeline: timelineWords,
  toast: toastWords,
  userMenu: userMenuWords,
};
