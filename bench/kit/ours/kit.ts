/** The components of page R, each from its own entry point. */
export { Accordion } from '../../../packages/ui/src/components/Accordion/Accordion.tsx';
export { Button } from '../../../packages/ui/src/components/Button/Button.tsx';
export { Dialog } from '../../../packages/ui/src/components/Dialog/Dialog.tsx';
export { FontSizeControl } from '../../../packages/ui/src/components/FontSizeControl/FontSizeControl.tsx';
export { Form } from '../../../packages/ui/src/components/Form/Form.tsx';
export { MobileField } from '../../../packages/ui/src/components/MobileField/MobileField.tsx';
export { OtpField } from '../../../packages/ui/src/components/OtpField/OtpField.tsx';
export { Pagination } from '../../../packages/ui/src/components/Pagination/Pagination.tsx';
export { PasswordField } from '../../../packages/ui/src/components/PasswordField/PasswordField.tsx';
export { Select } from '../../../packages/ui/src/components/Select/Select.tsx';
export { SiteHeader } from '../../../packages/ui/src/components/SiteHeader/SiteHeader.tsx';
export { Tabs } from '../../../packages/ui/src/components/Tabs/Tabs.tsx';
export { TenderCard } from '../../../packages/ui/src/components/TenderCard/TenderCard.tsx';
export { TextField } from '../../../packages/ui/src/components/TextField/TextField.tsx';
export { ThemeRoot } from '../../../packages/ui/src/components/ThemeRoot/ThemeRoot.tsx';
export { UtilityBar } from '../../../packages/ui/src/components/UtilityBar/UtilityBar.tsx';
