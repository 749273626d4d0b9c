import { useTranslation } from 'react-i18next';
import { Problem } from './Problem.tsx';

/** Server error (spec 2.8), also shown when a page cannot be loaded. */
export function ServerErrorPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return <Problem title={t('specification:serverError.title')} />;
}
