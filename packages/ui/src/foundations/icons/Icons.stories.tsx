import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BedDouble,
  Bell,
  FileText,
  Gavel,
  HandHeart,
  LandPlot,
  Landmark,
  Languages,
  Layers,
  Map as MapIcon,
  MapPin,
  Moon,
  Printer,
  ScrollText,
  Search,
  TriangleAlert,
} from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../../index.ts';
import * as styles from './Icons.css.ts';

const meanings = [
  [LandPlot, 'Land'],
  [Gavel, 'Tender, auction'],
  [ScrollText, 'Notice'],
  [TriangleAlert, 'Grievance, warning'],
  [HandHeart, 'Donation'],
  [BedDouble, 'Guest house'],
  [Landmark, 'Temple'],
  [MapIcon, 'Map'],
  [MapPin, 'Place'],
  [Layers, 'Layers of the map'],
  [FileText, 'Document'],
  [Printer, 'Print'],
  [Search, 'Search'],
  [Bell, 'Notification'],
  [Languages, 'Language'],
  [Moon, 'Dark theme'],
] as const;

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One drawing for one meaning, on all pages. */
export const Default: Story = {
  render: () => (
    <ul className={styles.list}>
      {meanings.map(([drawing, meaning]) => (
        <li key={meaning} className={styles.icon}>
          <span className={styles.drawing}>
            <Icon of={drawing} size="large" />
          </span>
          {meaning}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings.every((drawing) => drawing.ariaHidden === 'true')).toBe(true);
  },
};

/** The fixed steps; without one an icon follows its word. */
export const Sizes: Story = {
  render: () => (
    <p className={styles.sizes}>
      {(['text', 'small', 'medium', 'large'] as const).map((size) => (
        <span key={size} className={styles.sizes}>
          <Icon of={LandPlot} size={size} /> {size}
        </span>
      ))}
    </p>
  ),
};
