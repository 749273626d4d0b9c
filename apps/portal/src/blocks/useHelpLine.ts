import { useText } from '../i18n/useText.ts';
import { demoOnly } from './helpLine.css.ts';

const sampleDomain = '.example';

/** Returns phone and e-mail of the help line, and a class that hides them in production while they are the sample's. */
export function useHelpLine() {
  const { t } = useText();
  const email = t('contact.email');
  const className = email.endsWith(sampleDomain) ? demoOnly : '';
  return { phone: t('contact.phone'), email, className };
}
