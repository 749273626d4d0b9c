import { useTranslation } from 'react-i18next';
import { ErrorContent } from './ErrorContent.tsx';

/** The Server Error page (spec 2.8), also shown when a page cannot be loaded. */
export function ServerErrorPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return <ErrorContent title={t('specification:serverError.title')} />;
}
