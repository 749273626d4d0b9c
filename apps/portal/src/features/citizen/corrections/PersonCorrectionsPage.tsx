import { Alert, ButtonLink, PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { useRepresentation } from '../../../state/representation.ts';
import { page } from '../citizen.css.ts';
import { OwnCorrections } from './OwnCorrections.tsx';

/**
 * The errors in the land record that a counter operator reports for the person for whom the operator acts; the head of
 * the page names that person.
 */
export function PersonCorrectionsPage() {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const person = useRepresentation();
  if (person !== undefined) {
    const listPath = href('/officer/person-corrections');
    return <OwnCorrections lead={t('corrections:lead.person')} listPath={listPath} />;
  }
  return (
    <div className={page}>
      <PageHeader
        size="app"
        title={t('common:title.corrections')}
        actions={<ButtonLink href={href('/officer')}>{t('common:title.home')}</ButtonLink>}
      />
      <Alert tone="info" title={t('corrections:person.none')} role="none">
        <p>{t('corrections:person.none.text')}</p>
      </Alert>
    </div>
  );
}
