import { Container, PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { content } from './problems/ErrorContent.css.ts';

/** The section temp of the specification: a heading only; no page links here. */
export function TempPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <Container className={content}>
      <PageHeader title={t('common:title.temp')} />
    </Container>
  );
}
