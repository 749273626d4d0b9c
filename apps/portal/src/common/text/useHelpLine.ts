import { useTranslation } from 'react-i18next';
import { demoOnly } from './helpLine.css.ts';

const sampleDomain = '.example';

/** Returns phone and e-mail of the help line, and a class that hides them in production while they are the sample's. */
export function useHelpLine() {
  const { t } = useTranslation(['common', 'specification']);
  const email = t('common:contact.email');
  const className = email.endsWith(sampleDomain) ? demoOnly : '';
  return { phone: t('common:contact.phone'), email, className };
}
