import '@temple-land/ui/fonts.css';
import '@temple-land/ui/reset.css';
import '@temple-land/ui/base.css';
import '@temple-land/ui/styles.css';
import './theme.css';
import { ThemeRoot } from '@temple-land/ui/ThemeRoot';
import { createRoot } from 'react-dom/client';
import { HarbourPage } from './HarbourPage.jsx';

const theme = location.hash === '#dark' ? 'dark' : 'light';
const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <ThemeRoot theme={theme}>
    <HarbourPage />
  </ThemeRoot>,
);
