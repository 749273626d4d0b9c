import { Card } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import * as styles from '../../common/page/verificationPage.css.ts';
import { PlotCheckForm } from './PlotCheckForm.tsx';
import { PlotCheckResult } from './PlotCheckResult.tsx';
import { usePlotCheck } from './usePlotCheck.ts';

/** The public page that checks whether a plot is recorded in the deity's name; it shows no person. */
export function PlotCheckPage() {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const check = usePlotCheck();
  const { found, message } = check;
  return (
    <PublicPage title={t('common:title.plotCheck')} lead={t('plotCheck.lead')}>
      <Card>
        <div className={styles.columns}>
          <PlotCheckForm check={check} />
          <section className={styles.result} aria-label={t('common:verify.result')}>
            <OutcomeMessage message={message} />
            <div className={styles.liveRegion} aria-live="polite">
              {found && <PlotCheckResult found={found} />}
              {!found && !message && <EmptyMessage title={t('common:verify.none')} />}
            </div>
          </section>
        </div>
      </Card>
    </PublicPage>
  );
}
