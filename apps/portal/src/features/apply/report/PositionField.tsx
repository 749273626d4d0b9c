import type { PlotMatch, PositionSource } from '@temple-land/portal-core';
import { Alert, Button, Icon, Stack, TextField } from '@temple-land/ui';
import { LocateFixed } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { announce } from '../../../state/announcement.ts';
import { PlotMatches } from './PlotMatches.tsx';
import { formatPosition, parsePosition, type Position } from './position.ts';
import { useDevicePosition } from './useDevicePosition.ts';
import * as styles from './report.css.ts';

const sourceKeys: Readonly<Record<PositionSource, TextKey<'apply'>>> = {
  photo: 'report.position.photo',
  device: 'report.position.device',
  typed: 'report.position.typed',
  map: 'report.position.map',
};

function NewPosition({ onPosition }: { onPosition: (position: Position) => void }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const device = useDevicePosition((point) => onPosition({ ...point, source: 'device' }));
  const read = () => {
    const point = parsePosition(typed);
    setWrong(point === undefined);
    if (point) onPosition({ ...point, source: 'typed' });
  };
  return (
    <Stack>
      <p>{t('report.position.text')}</p>
      <div>
        <Button icon={<Icon of={LocateFixed} />} isPending={device.isPending} onClick={device.find}>
          {t('report.position.find')}
        </Button>
      </div>
      {device.hasFailed && (
        <Alert tone="warning">
          <p>{t('report.position.failed')}</p>
        </Alert>
      )}
      <TextField
        label={t('report.position.field')}
        optionalLabel={t('common:field.optional')}
        description={t('report.position.field.hint')}
        errorMessage={isWrong ? t('report.position.wrong') : undefined}
        autoComplete="off"
        value={typed}
        onChange={(value) => setTyped(value)}
      />
      <div>
        <Button onClick={read}>{t('report.position.use')}</Button>
      </div>
    </Stack>
  );
}

/** The props of `PositionField`. */
export interface PositionFieldProps {
  position: Position | undefined;
  plotCode: string;
  isUnchosen: boolean;
  /** Called with a new position; undefined when it is removed. */
  onPosition: (position: Position | undefined) => void;
  onMatch: (match: PlotMatch | undefined) => void;
}

/** Where the use was seen: from a photo, the device or a map, with the plots that are there. */
export function PositionField(props: PositionFieldProps) {
  const { position, plotCode, isUnchosen, onPosition, onMatch } = props;
  const { t } = useTranslation(['apply', 'common', 'specification']);
  if (position === undefined) return <NewPosition onPosition={onPosition} />;
  const remove = () => {
    onPosition(undefined);
    announce(t('report.position.removed'));
  };
  const text = t(sourceKeys[position.source], {
    position: localizeDigits(formatPosition(position)),
  });
  return (
    <Stack>
      <Alert tone="success" title={t('report.position.is')}>
        <p>{text}</p>
        <div className={styles.messageButtons}>
          <Button onClick={remove}>{t('report.position.remove')}</Button>
        </div>
      </Alert>
      <PlotMatches
        key={text}
        point={position}
        plotCode={plotCode}
        isUnchosen={isUnchosen}
        onMatch={onMatch}
      />
    </Stack>
  );
}
