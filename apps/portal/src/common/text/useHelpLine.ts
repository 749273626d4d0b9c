import { useTranslation } from 'react-i18next';
import { demoOnly } from './helpLine.css.ts';

const sampleDomain = '.example';

/** Returns phone and e-mail address of the help line, and a class that hides sample ones in production. */
export function useHelpLine() {
  const { t } = useTranslation(['common', 'specification']);
  const email = t('common:contact.email');
  const className = email.endsWith(sampleDomain) ? demoOnly : '';
  return { phone: t('common:contact.phone'), email, className };
}
