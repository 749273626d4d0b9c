import { screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { buildReportPath } from '../screen/hiddenPaths.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/Plot report',
  args: {
    route: '/officer/report/land-information/plot-report/:ids',
    path: buildReportPath({ districtId: 1, tahasilId: 2, mouzaId: 16, khatianId: 16 }),
    user: 'officer',
  },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = {};
