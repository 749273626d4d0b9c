import { PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { wrap } from '../../blocks/layout.css.ts';
import { problem } from './Problem.css.ts';

/** The section temp of the specification: a heading and nothing else; no page leads here. */
export function TempPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <div className={`${wrap} ${problem}`}>
      <PageHeader title={t('common:title.temp')} />
    </div>
  );
}
