import '../../theme/light.css.ts';
import '../../theme/dark.css.ts';
import '../../theme/mediaAndLanguage.css.ts';
import '../../styles/elements.css.ts';
