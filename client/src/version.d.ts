/** Of Sobremesa, as this page was built. */
declare const __VERSION__: string;
