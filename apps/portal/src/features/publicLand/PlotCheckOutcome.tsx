import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import * as styles from '../../common/page/verificationPage.css.ts';
import {
  PlotCheckFacts,
  PlotCheckVerdict,
  PlotErrorLink,
  PlotWatches,
} from './PlotCheckResult.tsx';
import type { usePlotCheck } from './usePlotCheck.ts';

/** The outcome of a plot check: its verdict, which is announced, its facts, or why there is none. */
export function PlotCheckOutcome({ check }: { check: ReturnType<typeof usePlotCheck> }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const { found, villageCode, message } = check;
  return (
    <section className={styles.result} aria-label={t('common:verify.result')}>
      <OutcomeMessage message={message} />
      <div className={styles.liveRegion}>
        {/* Without the facts: they explain terms, which are announced on their own. */}
        <div aria-live="polite">
          {found && <PlotCheckVerdict found={found} />}
          {!found && !message && <EmptyMessage title={t('common:verify.none')} />}
        </div>
        {found && <PlotCheckFacts found={found} />}
        {found && villageCode !== undefined && (
          <>
            <PlotWatches found={found} villageCode={villageCode} />
            <PlotErrorLink found={found} villageCode={villageCode} />
          </>
        )}
      </div>
    </section>
  );
}
