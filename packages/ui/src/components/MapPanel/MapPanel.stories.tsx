import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocateFixed, Maximize, Minus, Plus, Ruler } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { MapPanel } from './MapPanel.tsx';
import {
  SampleMap,
  SampleSearch,
  SampleTable,
  SampleToolPanel,
  WorkingMap,
} from './MapPanel.sample.tsx';

const layersOf = (words: readonly string[]) => [
  {
    id: 'available',
    label: words[0] ?? '',
    kind: 'available' as const,
    count: '41',
    isSelected: true,
  },
  { id: 'leased', label: words[1] ?? '', kind: 'leased' as const, count: '38', isSelected: true },
  { id: 'applied', label: words[2] ?? '', kind: 'applied' as const, count: '19', isSelected: true },
  {
    id: 'disputed',
    label: words[3] ?? '',
    kind: 'disputed' as const,
    count: '9',
    isSelected: true,
  },
  { id: 'temple', label: words[4] ?? '', kind: 'temple' as const, count: '27', isSelected: true },
  { id: 'satellite', label: words[5] ?? '', isSelected: false },
];

const meta = {
  title: 'Structure/MapPanel',
  tags: ['stable'],
  component: MapPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Map of the plots',
    description: 'Arrow keys move the map, plus and minus zoom. The table has all plots too.',
    map: <SampleMap onPick={fn()} />,
    table: <SampleTable />,
    searchTitle: 'Search plot',
    search: <SampleSearch label="Khatian no." submit="Search" />,
    layersTitle: 'Layers',
    layers: layersOf([
      'Available',
      'Leased',
      'Under application',
      'Encroachment reported',
      'Institution use',
      'Satellite image',
    ]),
    onLayerChange: fn(),
    toolsLabel: 'Map tools',
    tools: [
      { label: 'Zoom in', icon: <Icon of={Plus} />, onClick: fn() },
      { label: 'Zoom out', icon: <Icon of={Minus} />, onClick: fn() },
      { label: 'My location', icon: <Icon of={LocateFixed} />, onClick: fn() },
      {
        label: 'Measure',
        icon: <Icon of={Ruler} />,
        onClick: fn(),
        isSelected: false,
        isWideOnly: true,
      },
      { label: 'Full screen', icon: <Icon of={Maximize} />, onClick: fn(), isWideOnly: true },
    ],
    scale: '0 to 100 m',
    viewLabel: 'View',
    mapLabel: 'Map',
    tableLabel: 'Table',
    closeLabel: 'Close',
    onViewChange: fn(),
  },
  decorators: [(Story) => <div style={{ blockSize: '46rem' }}>{Story()}</div>],
  render: (args) => <WorkingMap {...args} />,
} satisfies Meta<typeof MapPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile1', isRotated: false } };
const narrow: NonNullable<Story['decorators']> = [
  (Story) => <div style={{ maxInlineSize: '20rem', blockSize: '46rem' }}>{Story()}</div>,
];
const pick: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Plot 198' }));
  const popover = canvas.getByRole('dialog', { name: 'Plot 198' });
  await waitFor(() => expect(getComputedStyle(popover).opacity).toBe('1'));
};

export const Default: Story = {};

export const PlotPicked: Story = { play: pick };

export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await expect(canvas.getByRole('table', { name: 'Plots of the mouza' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  },
};

export const Measuring: Story = {
  args: {
    tools: [
      { label: 'Zoom in', icon: <Icon of={Plus} />, onClick: fn(), isDisabled: true },
      { label: 'Zoom out', icon: <Icon of={Minus} />, onClick: fn() },
      { label: 'Measure', icon: <Icon of={Ruler} />, onClick: fn(), isSelected: true },
    ],
  },
};

export const MapFailed: Story = {
  render: (args) => (
    <MapPanel
      {...args}
      map={
        <div style={{ display: 'grid', placeItems: 'end' }}>
          <EmptyState title="The map cannot be shown.">Use the table instead.</EmptyState>
        </div>
      }
    />
  ),
};

export const Narrow: Story = { decorators: narrow };

export const NarrowLayers: Story = {
  decorators: narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Layers' });
    await userEvent.click(opener);
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Leased/ })).toBeVisible());
  },
};

export const NarrowPlotPicked: Story = { decorators: narrow, play: pick };

/** A tool that is on has a panel, which is also there beside the table. */
export const ToolPanel: Story = { args: { toolPanel: <SampleToolPanel /> } };

export const NarrowToolPanel: Story = {
  decorators: narrow,
  args: { toolPanel: <SampleToolPanel /> },
};

/** More tools than there is room for: the row scrolls to the one that is focused or pressed. */
export const NarrowManyTools: Story = {
  decorators: narrow,
  args: {
    tools: ['Zoom in', 'Zoom out', 'Whole area', 'Go to', 'Select', 'Draw', 'Basket', 'Print'].map(
      (label) => ({ label, icon: <Icon of={Ruler} />, onClick: fn() }),
    ),
  },
};

export const OnAPhone: Story = { globals: phone };

export const LongText: Story = {
  args: {
    layers: layersOf([
      'Available for a lease of homestead or agricultural land',
      'Leased until the end of the year',
      'Under application at the office of the tahasil',
      'Encroachment reported by citizens or officers',
      'Used by the institution itself',
      'Satellite image of the last dry season',
    ]),
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ blockSize: '46rem' }}>
        {Story()}
      </div>
    ),
  ],
};

export const Odia: Story = {
  parameters: { language: 'or' },
  args: {
    searchTitle: 'ପ୍ଲଟ ଖୋଜନ୍ତୁ',
    search: <SampleSearch label="ଖତିୟାନ ସଂଖ୍ୟା" submit="ଖୋଜନ୍ତୁ" />,
    layersTitle: 'ସ୍ତର',
    layers: layersOf([
      'ଉପଲବ୍ଧ',
      'ଲିଜ୍ ଦିଆଯାଇଛି',
      'ଆବେଦନ ଚାଲିଛି',
      'ଜବରଦଖଲ ସୂଚନା',
      'ଅନୁଷ୍ଠାନ ବ୍ୟବହାର',
      'ଉପଗ୍ରହ ଚିତ୍ର',
    ]),
    mapLabel: 'ମାନଚିତ୍ର',
    tableLabel: 'ସାରଣୀ',
  },
};

export const Hindi: Story = {
  parameters: { language: 'hi' },
  args: {
    searchTitle: 'भूखंड खोजें',
    search: <SampleSearch label="खतियान संख्या" submit="खोजें" />,
    layersTitle: 'परतें',
    layers: layersOf([
      'उपलब्ध',
      'पट्टे पर',
      'आवेदन चल रहा है',
      'अतिक्रमण की सूचना',
      'संस्था उपयोग',
      'उपग्रह चित्र',
    ]),
    mapLabel: 'मानचित्र',
    tableLabel: 'तालिका',
  },
};
