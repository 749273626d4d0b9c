import { ServerCrash } from 'lucide';
import { useTranslation } from 'react-i18next';
import { ErrorContent } from './ErrorContent.tsx';

/** The Server Error page (spec 2.8), also shown when a page cannot be loaded. */
export function ServerErrorPage() {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <ErrorContent
      icon={ServerCrash}
      title={t('specification:serverError.title')}
      text={t('common:serverError.text')}
    />
  );
}
