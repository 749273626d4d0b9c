import { Button } from '@temple-land/ui';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { row } from '../../../common/page/card.css.ts';
import { announce } from '../../../state/announcement.ts';
import type { Move } from './editSource.ts';

/** The props of `PartButtons`. */
export interface PartButtonsProps {
  /** The name of the part, for example "Section 2". */
  name: string;
  at: number;
  total: number;
  /** Returns the id of the buttons of the part at a place; it is the base of the ids of its buttons. */
  getId: (at: number) => string;
  /** The id of the control that has the focus after the part is removed. */
  nextId: string;
  onMove: (by: Move) => void;
  onRemove: () => void;
}

/**
 * The buttons that move a part up or down or remove it. The focus follows the part to its new place, and a screen reader
 * hears the place.
 */
export function PartButtons(props: PartButtonsProps) {
  const { name, at, total, getId, nextId, onMove, onRemove } = props;
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const move = (by: Move, button: 'up' | 'down') => {
    flushSync(() => onMove(by));
    document.getElementById(`${getId(at + by)}-${button}`)?.focus();
    announce(t('sitePages:moved', { name, n: at + by + 1, total }));
  };
  const remove = () => {
    flushSync(onRemove);
    document.getElementById(nextId)?.focus();
    announce(t('sitePages:removed', { name }));
  };
  return (
    <div className={row}>
      <Button
        id={`${getId(at)}-up`}
        kind="quiet"
        aria-label={t('sitePages:up', { name })}
        isDisabled={at === 0}
        onClick={() => move(-1, 'up')}
      >
        {t('sitePages:up.short')}
      </Button>
      <Button
        id={`${getId(at)}-down`}
        kind="quiet"
        aria-label={t('sitePages:down', { name })}
        isDisabled={at === total - 1}
        onClick={() => move(1, 'down')}
      >
        {t('sitePages:down.short')}
      </Button>
      <Button kind="quiet" aria-label={t('sitePages:remove', { name })} onClick={remove}>
        {t('sitePages:remove.short')}
      </Button>
    </div>
  );
}
