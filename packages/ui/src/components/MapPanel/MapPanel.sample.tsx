import { useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { StatusPatch } from '../StatusPatch/StatusPatch.tsx';
import { Table } from '../Table/Table.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  MapPanel,
  MapPopover,
  PlotPatterns,
  type MapPanelProps,
  type PlotKind,
} from './MapPanel.tsx';

interface Plot {
  number: string;
  kind: PlotKind;
  word: string;
  area: string;
  edge: string;
  place: { inline: string; block: string };
}

const plots: readonly Plot[] = [
  {
    number: '196',
    kind: 'leased',
    word: 'Leased',
    area: '0.6100',
    edge: '0,0 380,0 330,260 0,300',
    place: { inline: '30%', block: '45%' },
  },
  {
    number: '197',
    kind: 'disputed',
    word: 'Encroachment reported',
    area: '1.0400',
    edge: '380,0 720,0 700,290 330,260',
    place: { inline: '55%', block: '50%' },
  },
  {
    number: '198',
    kind: 'available',
    word: 'Available',
    area: '0.4200',
    edge: '0,300 330,260 700,290 660,560 0,560',
    place: { inline: '52%', block: '40%' },
  },
  {
    number: '199',
    kind: 'applied',
    word: 'Under application',
    area: '0.2750',
    edge: '720,0 1000,0 1000,320 700,290',
    place: { inline: '60%', block: '50%' },
  },
  {
    number: '200',
    kind: 'temple',
    word: 'Institution use',
    area: '2.1000',
    edge: '700,290 1000,320 1000,560 660,560',
    place: { inline: '45%', block: '20%' },
  },
];

/** A drawing with five plots in the place of a map. */
export function SampleMap({ onPick }: { onPick: (number: string) => void }) {
  const prefix = useId();
  return (
    <div style={{ position: 'relative' }}>
      <svg
        viewBox="0 0 1000 560"
        preserveAspectRatio="xMidYMid slice"
        width="100%"
        height="100%"
        aria-hidden="true"
        focusable="false"
        style={{ position: 'absolute' }}
      >
        <PlotPatterns prefix={prefix} />
        {plots.map(({ number, kind, edge }) => (
          <polygon
            key={number}
            points={edge}
            fill={`url(#${prefix}-${kind})`}
            stroke="currentColor"
          />
        ))}
      </svg>
      <div style={{ position: 'absolute', insetInlineStart: '50%', insetBlockStart: '75%' }}>
        <Button onClick={() => onPick('198')}>Plot 198</Button>
      </div>
    </div>
  );
}

/** The plots of the sample as a table. */
export function SampleTable() {
  return (
    <Table
      caption="Plots of the mouza"
      columns={[
        { id: 'number', header: 'Plot', renderCell: ({ number }: Plot) => number },
        { id: 'state', header: 'State', renderCell: ({ word }: Plot) => word },
        { id: 'area', header: 'Acres', align: 'end', renderCell: ({ area }: Plot) => area },
      ]}
      rows={plots}
      keyOf={({ number }) => number}
    />
  );
}

/** Fields and button that look for a plot. */
export function SampleSearch({ label, submit }: { label: string; submit: string }) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField label={label} defaultValue="112/47" />
      <div style={{ marginBlockStart: '1rem' }}>
        <Button kind="primary" isBlock>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** The panel of a tool with a field, which its own button closes. */
export function SampleToolPanel() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <MapPopover title="Go to a place" isDocked onClose={() => setOpen(false)}>
        <TextField label="Latitude" defaultValue="19.81" />
      </MapPopover>
    )
  );
}

/** Keeps layers and the picked plot, as a page does. */
export function WorkingMap(args: MapPanelProps & { firstPlot?: string }) {
  const [layers, setLayers] = useState(args.layers);
  const [number, setNumber] = useState(args.firstPlot);
  const plot = plots.find((one) => one.number === number);
  const show = (id: string, isSelected: boolean) => {
    args.onLayerChange(id, isSelected);
    setLayers(layers.map((layer) => (layer.id === id ? { ...layer, isSelected } : layer)));
  };
  const popover = plot && (
    <MapPopover
      title={`Plot ${plot.number}`}
      status={<StatusPatch tone="success">{plot.word}</StatusPatch>}
      facts={[
        { label: 'Khatiyan', value: '112/47' },
        { label: 'Kisam', value: 'Sarada-2' },
        { label: 'Area', value: `${plot.area} acre` },
      ]}
      actions={
        <ButtonLink kind="primary" href="#report">
          Plot report
        </ButtonLink>
      }
      closeLabel={args.closeLabel}
      onClose={() => setNumber(undefined)}
      place={plot.place}
    />
  );
  return (
    <MapPanel
      {...args}
      layers={layers}
      onLayerChange={show}
      popover={popover}
      map={<SampleMap onPick={setNumber} />}
    />
  );
}
