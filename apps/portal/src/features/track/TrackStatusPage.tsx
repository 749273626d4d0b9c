import { Card } from '@temple-land/ui';
import { useSearchParams } from 'react-router-dom';
import { PublicPage } from '../../blocks/PublicPage.tsx';
import { useText } from '../../i18n/useText.ts';
import { TrackPanel } from './TrackPanel.tsx';
import { wantedOf } from './wanted.ts';

const stay = () => undefined;

/** Track Your Status at an address of its own; `?type=` and `?number=` fill the form in (spec 2.3). */
export function TrackStatusPage() {
  const { m, t } = useText();
  const [parameters] = useSearchParams();
  return (
    <PublicPage title={m('header.track')} lead={t('track.lead')}>
      <Card>
        <TrackPanel wanted={wantedOf(parameters)} onLeave={stay} />
      </Card>
    </PublicPage>
  );
}
