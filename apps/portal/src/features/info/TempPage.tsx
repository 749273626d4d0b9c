import { PageHeader } from '@temple-land/ui';
import { wrap } from '../../blocks/layout.css.ts';
import { useText } from '../../i18n/useText.ts';
import { problem } from './Problem.css.ts';

/** The section temp of the specification: a heading and nothing else; no page leads here. */
export function TempPage() {
  const { t } = useText();
  return (
    <div className={`${wrap} ${problem}`}>
      <PageHeader title={t('title.temp')} />
    </div>
  );
}
