import '@temple-land/ui/reset.css';
import '@temple-land/ui/base.css';
import '@temple-land/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BerthForm } from './BerthForm.jsx';

createRoot(document.getElementById('page')).render(
  <StrictMode>
    <h1>Ask for a berth</h1>
    <BerthForm />
  </StrictMode>,
);
