import { Button, MapPopover, TextField } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapExploration } from '../page/useMapExploration.ts';
import * as styles from '../map.css.ts';
import { parseCoordinates } from '../../../common/land/drawing/coordinates.ts';
import { PointDetails } from './PointDetails.tsx';

/** The panel that goes to typed coordinates, and lists what is there; a press on the map does the same. */
export function GoToPanel({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { point } = explore.tools;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = parseCoordinates(typed);
    setWrong(found === undefined);
    if (found) explore.goToPoint(found);
  };
  return (
    <MapPopover
      title={t('go')}
      isDocked
      closeLabel={t('common:shell.close')}
      onClose={() => explore.toggleTool('go')}
    >
      <form method="post" className={styles.search} noValidate onSubmit={submit}>
        <TextField
          label={t('go.label')}
          description={t('go.hint')}
          {...(isWrong ? { errorMessage: t('go.wrong') } : {})}
          maxLength={60}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" kind="primary">
          {t('go.submit')}
        </Button>
      </form>
      {point && (
        <PointDetails
          {...{ point }}
          day={explore.days.day}
          onHit={({ extent }) => explore.goTo(extent)}
        />
      )}
    </MapPopover>
  );
}
