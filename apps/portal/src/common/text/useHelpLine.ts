import { useTranslation } from 'react-i18next';
import { demoOnly } from './helpLine.css.ts';

const sampleDomain = '.example';

/** Returns phone, hours and e-mail address of the help line, and a class that hides sample ones in production. */
export function useHelpLine() {
  const { t } = useTranslation(['common', 'office', 'specification']);
  const email = t('office:email');
  const className = email.endsWith(sampleDomain) ? demoOnly : '';
  return { phone: t('office:phone'), hours: t('office:hours'), email, className };
}
