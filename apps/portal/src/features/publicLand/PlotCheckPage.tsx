import { Card } from '@temple-land/ui';
import { Empty } from '../../blocks/Empty.tsx';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { PublicPage } from '../../blocks/PublicPage.tsx';
import * as styles from '../../blocks/verdict.css.ts';
import { useText } from '../../i18n/useText.ts';
import { PlotCheckForm } from './PlotCheckForm.tsx';
import { PlotVerdict } from './PlotVerdict.tsx';
import { usePlotCheck } from './usePlotCheck.ts';

/** Whether a plot is recorded in the deity's name, for anybody; it names no person. */
export function PlotCheckPage() {
  const { t } = useText();
  const check = usePlotCheck();
  const { found, said } = check;
  return (
    <PublicPage title={t('title.plotCheck')} lead={t('plotCheck.lead')}>
      <Card>
        <div className={styles.columns}>
          <PlotCheckForm check={check} />
          <section className={styles.result} aria-label={t('verify.result')}>
            <OutcomeMessage said={said} />
            <div className={styles.spoken} aria-live="polite">
              {found && <PlotVerdict found={found} />}
              {!found && !said && <Empty title={t('verify.none')} />}
            </div>
          </section>
        </div>
      </Card>
    </PublicPage>
  );
}
