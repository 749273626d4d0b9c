import { SearchX } from 'lucide';
import { useTranslation } from 'react-i18next';
import { SiteSearchBox } from '../../../common/page/SiteSearchBox.tsx';
import { ErrorContent } from './ErrorContent.tsx';

/** The Page Not Found page: an invalid tender id or a missing record (spec 2.8). */
export function PageNotFoundPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <ErrorContent
      icon={SearchX}
      title={t('specification:notFound.title')}
      text={t('specification:notFound.text')}
    >
      <SiteSearchBox />
    </ErrorContent>
  );
}
