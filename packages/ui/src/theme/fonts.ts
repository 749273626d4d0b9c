/** Loads the kit's fonts. A department that brings its own fonts leaves this import out. */
import './fonts.css';
