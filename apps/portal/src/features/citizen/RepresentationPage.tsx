import { PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { getOwnApplicationPath } from '../../common/applications/ownApplicationPath.ts';
import { page } from './citizen.css.ts';
import { Representing } from '../../common/representation/Representing.tsx';

/** The page on which a citizen acts for another person, with that person's code. */
export function RepresentationPage() {
  const { t } = useTranslation(['representation', 'common', 'specification']);
  return (
    <div className={page}>
      <PageHeader size="app" title={t('common:title.represent')} lead={t('representation:lead')} />
      <Representing pathOf={getOwnApplicationPath} />
    </div>
  );
}
