import type { MapLayer } from '@temple-land/portal-core';
import { Accordion, Button, Icon } from '@temple-land/ui';
import { ArrowDown, ArrowUp } from 'lucide';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../state/announcement.ts';
import * as styles from '../map.css.ts';
import type { MapExploration } from '../page/useMapExploration.ts';
import { moveLayer } from './layerOrder.ts';

/** The layers from top to bottom, each with buttons that move it. */
export function LayerOrder({
  explore,
  layers,
}: {
  explore: Pick<MapExploration, 'order' | 'moveLayer'>;
  layers: readonly MapLayer[];
}) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { order } = explore;
  const shown = order.flatMap((id) => layers.find((layer) => layer.id === id) ?? []);
  const move = ({ id, name }: MapLayer, step: -1 | 1) => {
    explore.moveLayer(id, step);
    const n = String(moveLayer(order, id, step).indexOf(id) + 1);
    announce(t('order.moved', { name, n, of: String(order.length) }));
  };
  const list = (
    <ol className={styles.entries}>
      {shown.map((layer) => (
        <li key={layer.id}>
          <span>{layer.name}</span>
          <Button
            kind="quiet"
            isIconOnly
            icon={<Icon of={ArrowUp} />}
            isDisabled={order[0] === layer.id}
            onClick={() => move(layer, -1)}
          >
            {t('order.up', { name: layer.name })}
          </Button>
          <Button
            kind="quiet"
            isIconOnly
            icon={<Icon of={ArrowDown} />}
            isDisabled={order.at(-1) === layer.id}
            onClick={() => move(layer, 1)}
          >
            {t('order.down', { name: layer.name })}
          </Button>
        </li>
      ))}
    </ol>
  );
  return <Accordion items={[{ id: 'order', title: t('order'), content: list }]} />;
}
