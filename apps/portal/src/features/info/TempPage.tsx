import { PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { wrap } from '../../common/page/layout.css.ts';
import { problem } from './problems/Problem.css.ts';

/** The section temp of the specification: a heading and nothing else; no page leads here. */
export function TempPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <div className={`${wrap} ${problem}`}>
      <PageHeader title={t('common:title.temp')} />
    </div>
  );
}
