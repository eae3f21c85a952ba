// pdf.js decodes scanned pages with WebAssembly: a worker whose file is named wasm-… may (httpd/static.go).
import 'pdfjs-dist/build/pdf.worker.min.mjs'
