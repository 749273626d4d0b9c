import { Card } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { TrackPanel } from './TrackPanel.tsx';
import { parseTrackQuery } from './trackQuery.ts';

const noop = () => undefined;

/** The Track Your Status page; `?type=` and `?number=` fill in the form (spec 2.3). */
export function TrackStatusPage() {
  const { t } = useTranslation(['track', 'common', 'specification']);
  const [parameters] = useSearchParams();
  return (
    <PublicPage title={t('specification:header.track')} lead={t('lead')}>
      <Card>
        <TrackPanel initialQuery={parseTrackQuery(parameters)} onLeave={noop} />
      </Card>
    </PublicPage>
  );
}
