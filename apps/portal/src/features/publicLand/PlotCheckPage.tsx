import { Card } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { PageAside } from '../../common/page/PageAside.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import * as styles from '../../common/page/verificationPage.css.ts';
import { PlotCheckForm } from './PlotCheckForm.tsx';
import { PlotCheckOutcome } from './PlotCheckOutcome.tsx';
import { parsePlotCheckQuery } from './plotCheckQuery.ts';
import { usePlotCheck } from './usePlotCheck.ts';

/** The public page that checks whether a plot is recorded in the deity's name; it shows no person. */
export function PlotCheckPage() {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const [address] = useSearchParams();
  const check = usePlotCheck(parsePlotCheckQuery(address));
  return (
    <PublicPage
      title={t('common:title.plotCheck')}
      lead={t('plotCheck.lead')}
      aside={
        <PageAside
          title={t('plotCheck.aside.title')}
          facts={[
            t('plotCheck.aside.yes'),
            t('plotCheck.aside.no'),
            t('plotCheck.aside.unknown'),
            t('plotCheck.aside.number'),
          ]}
          links={[
            { label: t('plotCheck.aside.guide'), href: `${href('/website/help')}#read-ror` },
            { label: t('common:title.landMap'), href: href('/website/land-map') },
            { label: t('common:title.figures'), href: href('/website/figures') },
            {
              label: t('specification:header.illegitimate'),
              href: href('/website/grievance/addgrievance'),
            },
          ]}
        />
      }
    >
      <Card>
        <div className={styles.columns}>
          <PlotCheckForm check={check} />
          <PlotCheckOutcome check={check} />
        </div>
      </Card>
    </PublicPage>
  );
}
