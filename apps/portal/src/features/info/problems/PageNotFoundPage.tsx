import { useTranslation } from 'react-i18next';
import { Problem } from './Problem.tsx';

/** Page not found: a bad tender id or a missing record (spec 2.8). */
export function PageNotFoundPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <Problem title={t('specification:notFound.title')} text={t('specification:notFound.text')} />
  );
}
