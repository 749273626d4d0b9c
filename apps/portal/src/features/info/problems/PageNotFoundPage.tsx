import { useTranslation } from 'react-i18next';
import { ErrorContent } from './ErrorContent.tsx';

/** The Page Not Found page: an invalid tender id or a missing record (spec 2.8). */
export function PageNotFoundPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <ErrorContent
      title={t('specification:notFound.title')}
      text={t('specification:notFound.text')}
    />
  );
}
