import type { Preview } from '@storybook/react-vite';

const sizes = [12, 13, 14, 15, 16, 17, 18, 19].map(String);

/** What a reviewer can change on every story, beside Storybook's own tool for the width. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'sun',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  department: {
    description: 'Whose colours',
    toolbar: {
      icon: 'paintbrush',
      items: [
        { value: 'temple', title: 'Temple administration' },
        { value: 'waterways', title: 'Another department' },
      ],
      dynamicTitle: true,
    },
  },
  fontSize: {
    description: 'Root text size',
    toolbar: {
      icon: 'type',
      items: sizes.map((size) => ({ value: size, title: `${size} px` })),
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language of the page',
    toolbar: {
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'or', title: 'ଓଡ଼ିଆ' },
        { value: 'hi', title: 'हिन्दी' },
      ],
      dynamicTitle: true,
    },
  },
  contrast: {
    description: 'Contrast that the visitor prefers',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'usual', title: 'Usual contrast' },
        { value: 'more', title: 'More contrast' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion that the visitor prefers',
    toolbar: {
      icon: 'lightning',
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
};

/** How a story opens. */
export const initialGlobals = {
  theme: 'light',
  department: 'temple',
  fontSize: '16',
  language: 'en',
  contrast: 'usual',
  motion: 'full',
};

const screen = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${width} px, ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths of review; stories for a phone open in the first. */
export const viewports = {
  mobile1: screen('least', 320, 568, 'mobile'),
  phone: screen('phone', 360, 740, 'mobile'),
  tablet: screen('tablet', 820, 1180, 'tablet'),
  desktop: screen('desktop', 1440, 900, 'desktop'),
};
