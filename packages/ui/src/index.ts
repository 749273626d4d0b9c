// Long because it is the one public face of the package: every component and type by name.
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/Accordion/Accordion.tsx';
export { Alert, type AlertTone, type AlertProps } from './components/Alert/Alert.tsx';
export {
  Breadcrumbs,
  type Crumb,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export { CaptchaField, type CaptchaFieldProps } from './components/CaptchaField/CaptchaField.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export {
  ChartCard,
  type ChartCardProps,
  type ChartGroup,
  type ChartSeries,
  type ChartView,
} from './components/ChartCard/ChartCard.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
} from './components/CheckboxGroup/CheckboxGroup.tsx';
export { Columns, type ColumnsProps } from './components/Columns/Columns.tsx';
export {
  Combobox,
  type ComboboxOption,
  type ComboboxWords,
  type ComboboxProps,
} from './components/Combobox/Combobox.tsx';
export { Container, type ContainerProps } from './components/Container/Container.tsx';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown.tsx';
export {
  DataTable,
  type ColumnChooserWords,
  type SortDescriptor,
  type DataColumn,
  type RowKey,
  type RowRange,
  type RowSelection,
  type SortDirection,
  type SortWords,
  type DataTableProps,
} from './components/DataTable/DataTable.tsx';
export {
  DateField,
  type DateFormat,
  type DateWords,
  type DayState,
  type DaySpan,
  type DateFieldProps,
} from './components/DateField/DateField.tsx';
export { DateRange, type DateRangeProps } from './components/DateRange/DateRange.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export {
  ErrorSummary,
  type Problem,
  type ErrorSummaryProps,
} from './components/ErrorSummary/ErrorSummary.tsx';
export { ExternalLink, type ExternalLinkProps } from './components/ExternalLink/ExternalLink.tsx';
export {
  ExternalLinkDialog,
  isExternalAddress,
  type ExternalLinkDialogProps,
} from './components/ExternalLinkDialog/ExternalLinkDialog.tsx';
export {
  Field,
  type FieldFrameProps,
  type FieldControlProps,
  type FieldProps,
  type FieldWidth,
} from './components/Field/Field.tsx';
export {
  FileUpload,
  type UploadRow,
  type FileUploadProps,
} from './components/FileUpload/FileUpload.tsx';
export {
  FontSizeControl,
  type FontSizeControlProps,
} from './components/FontSizeControl/FontSizeControl.tsx';
export { Form, type ValidationErrors, type FormProps } from './components/Form/Form.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export {
  LanguageSwitch,
  type LanguageChoice,
  type LanguageSwitchProps,
} from './components/LanguageSwitch/LanguageSwitch.tsx';
export {
  Link,
  LinkProvider,
  type LinkComponent,
  type LinkProps,
  type LinkProviderProps,
} from './components/Link/Link.tsx';
export { Loader, type LoaderProps } from './components/Loader/Loader.tsx';
export {
  MapPanel,
  MapPopover,
  PlotPatterns,
  type MapLayer,
  type MapPanelProps,
  type MapPopoverProps,
  type MapTool,
  type MapView,
  type PlotFact,
  type PlotKind,
  type PlotPatternsProps,
} from './components/MapPanel/MapPanel.tsx';
export { MenuSheet, type MenuSheetProps } from './components/MenuSheet/MenuSheet.tsx';
export {
  MobileField,
  type MobileState,
  type MobileFieldProps,
} from './components/MobileField/MobileField.tsx';
export {
  NavMenu,
  type NavAction,
  type NavEntry,
  type NavGroup,
  type NavTarget,
  type NavMenuProps,
} from './components/NavMenu/NavMenu.tsx';
export {
  NotificationBell,
  type BellNotification,
  type NotificationBellProps,
} from './components/NotificationBell/NotificationBell.tsx';
export { OtpField, type OtpFieldProps } from './components/OtpField/OtpField.tsx';
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export {
  Pagination,
  type PageRows,
  type PaginationProps,
} from './components/Pagination/Pagination.tsx';
export {
  PasswordField,
  type PasswordRuleState,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export {
  PrintSheet,
  type PrintSheetProps,
  type ScheduleRow,
  type SheetFact,
  type SheetSchedule,
} from './components/PrintSheet/PrintSheet.tsx';
export {
  RadioCards,
  type RadioChoice,
  type RadioCardsProps,
} from './components/RadioCards/RadioCards.tsx';
export { ScrollToTop, type ScrollToTopProps } from './components/ScrollToTop/ScrollToTop.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export {
  SideNav,
  type SideGroup,
  type SideLink,
  type SideNavProps,
} from './components/SideNav/SideNav.tsx';
export { SiteFooter, type SiteFooterProps } from './components/SiteFooter/SiteFooter.tsx';
export {
  SiteHeader,
  type SiteBrand,
  type SiteHeaderProps,
} from './components/SiteHeader/SiteHeader.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { StatTile, type StatTileProps } from './components/StatTile/StatTile.tsx';
export {
  StatusPatch,
  type StatusTone,
  type StatusPatchProps,
} from './components/StatusPatch/StatusPatch.tsx';
export { Steps, type Step, type StepsProps } from './components/Steps/Steps.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { Table, type Column, type TableProps } from './components/Table/Table.tsx';
export { Tabs, type Tab, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Tag, type TagProps } from './components/Tag/Tag.tsx';
export {
  TenderCard,
  type TenderAction,
  type TenderCardProps,
  type TenderDate,
} from './components/TenderCard/TenderCard.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type Refuse, type TextFieldProps } from './components/TextField/TextField.tsx';
export { ThemeToggle, type ThemeToggleProps } from './components/ThemeToggle/ThemeToggle.tsx';
export {
  ThemeRoot,
  type ThemeName,
  type ThemeRootProps,
} from './components/ThemeRoot/ThemeRoot.tsx';
export {
  Timeline,
  type TimelineState,
  type TimelineEvent,
  type TimelineProps,
} from './components/Timeline/Timeline.tsx';
export { Toast, type ToastMessage, type ToastProps } from './components/Toast/Toast.tsx';
export { Toggletip, type ToggletipProps } from './components/Toggletip/Toggletip.tsx';
export { UserMenu, type UserMenuProps } from './components/UserMenu/UserMenu.tsx';
export { UtilityBar, type UtilityBarProps } from './components/UtilityBar/UtilityBar.tsx';
export { contrastRatio } from './theme/colours/contrastRatio.ts';
export { contrastPairs } from './theme/colours/contrastPairs.ts';
export { darkColours, lightColours, type ColourRole } from './theme/colours/colours.ts';
export { departmentColours } from './theme/colours/departmentColours.ts';
export type { Dictionary } from './dictionaries/dictionary.ts';
export { useDigits } from './dictionaries/dictionaryContext.ts';
export {
  DictionaryProvider,
  type DictionaryProviderProps,
} from './dictionaries/DictionaryProvider.tsx';
export { vars } from './theme/contract.css.ts';
export { fieldAcross } from './components/Field/fieldAcross.css.ts';
export { visuallyHidden } from './styles/visuallyHidden.css.ts';
