import { Card } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { TrackPanel } from './TrackPanel.tsx';
import { wantedOf } from './wanted.ts';

const stay = () => undefined;

/** Track Your Status at an address of its own; `?type=` and `?number=` fill the form in (spec 2.3). */
export function TrackStatusPage() {
  const { t } = useTranslation(['track', 'common', 'specification']);
  const [parameters] = useSearchParams();
  return (
    <PublicPage title={t('specification:header.track')} lead={t('lead')}>
      <Card>
        <TrackPanel wanted={wantedOf(parameters)} onLeave={stay} />
      </Card>
    </PublicPage>
  );
}
